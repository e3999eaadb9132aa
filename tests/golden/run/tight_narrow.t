// Vectors of elements of 8 and 16 bits in a tight loop, whole ones and some lanes,
// and tables that are looked up by a vector of indices.  What is expected was
// computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %a0 = util.unfoldable_constant dense<[[-128, 127, -83, -68, -82, 77, 94, 21, -118, -104, -43, -18, 31, -6, -61, -88, 49, 60, -120, -99, -13], [-28, 99, 4, -21, -18, 42, 22, -84, 60, 65, 116, 73, -56, -47, 38, 38, 50, 94, -54, 112, -128], [-109, 121, 113, -52, -93, -48, -117, 100, 41, 21, -66, -8, -80, 69, -7, -121, -63, 52, 5, -33, -64], [-105, 27, 41, 5, 110, 109, -75, 27, 33, -65, -52, -4, 61, -54, 56, 39, -73, -29, 84, 87, 40], [-127, 46, -71, 81, 105, -19, 116, 66, -45, 96, -30, -102, 23, 89, 40, -28, 102, -6, -30, -91, -74]]> : tensor<5x21xi8>
  %a1 = util.unfoldable_constant dense<[[0, 255, 74, 160, 223, 37, 70, 134, 143, 101, 102, 33, 156, 238, 50, 204, 46, 11, 191, 46, 192], [84, 145, 240, 235, 121, 52, 64, 217, 150, 43, 226, 246, 248, 159, 249, 155, 128, 248, 154, 201, 86], [202, 249, 13, 137, 94, 13, 21, 68, 49, 183, 54, 160, 219, 126, 32, 17, 75, 105, 126, 78, 217], [145, 247, 239, 181, 7, 54, 191, 139, 241, 180, 209, 13, 75, 174, 162, 94, 40, 150, 22, 171, 205], [171, 16, 133, 77, 142, 174, 50, 9, 126, 158, 32, 236, 123, 247, 137, 186, 198, 127, 100, 170, 5]]> : tensor<5x21xui8>
  %a2 = util.unfoldable_constant dense<[[-32768, 32767, -22958, -19318, -30555, 15811, 12167, -7295, 29886, -7834, -12678, 26834, -27380, -7015, -31198, -9906, 14829, -9961, -500, -1261, -28692], [-26655, -13133, 3063, -28091, 27618, 23282, 4123, 15150, 15984, -32222, 29303, -29609, 22420, 21767, 15991, -24006, 20523, 30183, 20980, 12651, -16138], [3578, -1183, 24229, -10308, -5936, -15616, -739, 4689, -2586, -11936, 3268, 7776, -21825, 5401, 13533, -25927, 7824, -3774, 28262, -7219, -12079], [13543, 24188, -26993, -25716, -21696, -10379, 825, 4460, -6253, 25077, 10836, -21872, -10954, -19716, -19844, 22740, 28301, -4489, -16784, 21930, -23130], [-23705, -14425, -8789, -10504, -14514, -18015, 8276, 2380, 10373, 28634, 28631, -24510, 19038, -5560, 20968, 11020, -29096, 25212, 27963, 32755, -28796]]> : tensor<5x21xi16>
  %a3 = util.unfoldable_constant dense<[[0, 65535, 35212, 6153, 57750, 15363, 3475, 56443, 38554, 1700, 11397, 57646, 50320, 56801, 61448, 19697, 35277, 24319, 587, 15454, 4210], [7690, 27243, 60040, 55528, 42181, 15516, 8355, 43852, 48144, 26562, 8935, 17377, 64708, 46130, 37112, 20201, 56373, 24371, 29420, 50155, 27201], [32453, 1924, 51374, 18556, 33836, 35884, 10483, 15721, 29078, 6554, 57197, 22647, 37022, 9678, 63230, 30953, 75, 22769, 22306, 15472, 50400], [64353, 44967, 12258, 36764, 30276, 43499, 54831, 57437, 52742, 44797, 29780, 35863, 11629, 36861, 33652, 43671, 30533, 21227, 33474, 43872, 12756], [40305, 22960, 51505, 38789, 31472, 2451, 1770, 15651, 35187, 31194, 56209, 8317, 41944, 25630, 42170, 6084, 25621, 9203, 23368, 12596, 47114]]> : tensor<5x21xui16>
  %a4 = util.unfoldable_constant dense<[[0xC0E1, 0x4027, 0xBD6B, 0x4090, 0xBE8B, 0xC053, 0x3FB7, 0xC00F, 0xBF39, 0x3E2C, 0xBF0A, 0xBF41, 0xC055, 0xBF42, 0xC109, 0xBF21, 0xC099, 0x408F, 0x40A3, 0xC0FA, 0x3F14], [0x7FC0, 0x8000, 0x7F80, 0xFF80, 0x33D7, 0xBF89, 0xBF18, 0x3EDA, 0xC09E, 0x401E, 0x403C, 0xC093, 0xC029, 0xBEA5, 0xC011, 0x40DF, 0x3F55, 0xC081, 0xC04A, 0xBE6B, 0x4113], [0xBF37, 0x3F03, 0x4004, 0xBE24, 0x4112, 0xC008, 0x403F, 0x3F24, 0x401F, 0xC097, 0x40E2, 0xBEF9, 0x3E0C, 0xC06F, 0xC03B, 0x4010, 0x407D, 0x4041, 0x409B, 0x4037, 0x3DE9], [0x4056, 0x4018, 0xBECE, 0x403A, 0x40A5, 0x3F70, 0xBFB6, 0x4038, 0x40F3, 0xBF58, 0xBEBD, 0xBF0C, 0x409D, 0xC0EB, 0x3FBB, 0x4099, 0xC050, 0x40BF, 0x4009, 0xC00D, 0x3F51], [0xC0C4, 0xC011, 0x40EA, 0xC065, 0x40EC, 0xBEA7, 0x407F, 0x3E34, 0xC10F, 0xC013, 0x3F42, 0xC093, 0xC0AC, 0x3FBB, 0xC026, 0xC0D9, 0xC02F, 0x405C, 0xBFF3, 0x406F, 0x40C3]]> : tensor<5x21xbf16>
  %a5 = util.unfoldable_constant dense<[[0x3029, 0xC485, 0xC535, 0xAEB9, 0x430C, 0x3C4E, 0x4061, 0xBF18, 0x3CCF, 0xBF8A, 0xBD36, 0xC52B, 0xC64A, 0xBFB6, 0xC46E, 0xC3AC, 0x415E, 0xB6DA, 0x49D4, 0x4369, 0xC111], [0x7E00, 0x8000, 0x7C00, 0xFC00, 0x0002, 0xCA1E, 0x425A, 0xC0F0, 0x45F2, 0xC133, 0xC4BA, 0x4632, 0xC44D, 0x3A82, 0x45CD, 0x3754, 0xB528, 0x368E, 0x42B6, 0xC274, 0x40E3], [0x409E, 0x48AA, 0xBD62, 0xC352, 0x41E3, 0xBE5B, 0x3CA0, 0x383E, 0x44AC, 0xC141, 0xB5E8, 0xC91B, 0xC31F, 0x4625, 0xC174, 0xC19D, 0xC4DF, 0x40A4, 0x39B2, 0xC4BF, 0x4157], [0x3C29, 0x4208, 0xC122, 0x46F4, 0x3E8F, 0xB77B, 0xC027, 0xBBD6, 0x42DF, 0xBC4E, 0x4450, 0x40A5, 0x4563, 0x4283, 0xB407, 0xC7A3, 0x3CC7, 0x4250, 0x3936, 0x4074, 0xBF8C], [0xBE16, 0xC38A, 0x4573, 0x3912, 0xBFE1, 0xC554, 0xB8E8, 0x45C5, 0x3F64, 0xC1CC, 0x45B8, 0x45B7, 0x43D9, 0x424F, 0x449F, 0x4059, 0x4233, 0xC23D, 0x4600, 0x3B66, 0x480C]]> : tensor<5x21xf16>
  %a6 = util.unfoldable_constant dense<[[true, false, false, false, false, false, true, false, false, false, true, true, true, false, true, false, false, false, false, true, true], [true, true, false, false, true, true, false, true, true, true, true, true, true, true, true, true, true, false, false, true, false], [false, false, false, false, false, true, false, true, true, true, true, false, false, true, true, true, false, false, true, true, false], [false, true, false, false, true, true, false, true, false, false, true, false, true, false, true, true, false, true, false, false, true], [true, false, false, false, false, false, true, false, false, true, false, false, true, true, true, true, false, true, false, false, false]]> : tensor<5x21xi1>
  %a7 = util.unfoldable_constant dense<[[-128, 127, -98, -80, -1], [-16, -61, 57, 96, -32], [93, 71, 67, -101, -32], [93, 76, -52, 122, -51], [-34, 54, 6, 11, -87]]> : tensor<5x5xi8>
  %a8 = util.unfoldable_constant dense<[[0, 255, 216, 184, 105], [15, 213, 153, 8, 29], [71, 171, 179, 192, 17], [240, 46, 99, 108, 99], [78, 102, 138, 180, 213]]> : tensor<5x5xui8>
  %a9 = util.unfoldable_constant dense<[[-32768, 32767, -25184, -14872, -11485], [5839, -29148, 7953, -17374, -7524], [15318, 27508, 28626, -19127, 31479], [616, -28302, 13602, -6429, 10228], [24408, -17033, 313, 24638, -9864]]> : tensor<5x5xi16>
  %a10 = util.unfoldable_constant dense<[[0, 65535, 35232, 56644, 32011], [9563, 44414, 33893, 47719, 9647], [15373, 11809, 58868, 34776, 21281], [16566, 28117, 52758, 39226, 23946], [29838, 11880, 28010, 41238, 31712]]> : tensor<5x5xui16>
  %a11 = util.unfoldable_constant dense<[[0x402C, 0xC097, 0xC031, 0xBE22, 0x400C], [0x7FC0, 0x8000, 0x7F80, 0xFF80, 0x33D7], [0x3FA5, 0x3F41, 0x3FE3, 0xC071, 0xBFA0], [0xBF89, 0x3F97, 0xBE03, 0xC09C, 0x4090], [0x40D9, 0xBF87, 0x3FCC, 0x3F89, 0x4049]]> : tensor<5x5xbf16>
  %a12 = util.unfoldable_constant dense<[[0xC5EB, 0x4674, 0xBF7C, 0x450F, 0x352A], [0x7E00, 0x8000, 0x7C00, 0xFC00, 0x0002], [0xBFB7, 0xC6DD, 0x4534, 0x40A2, 0xAD75], [0x44A8, 0xC3A7, 0xB4B3, 0x46E7, 0x43D6], [0xC873, 0xCAAA, 0xC427, 0x443F, 0xBF8F]]> : tensor<5x5xf16>
  %a13 = util.unfoldable_constant dense<[[false, false, true, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, true, false, true], [false, false, false, true, true]]> : tensor<5x5xi1>
  %a14 = util.unfoldable_constant dense<5> : tensor<i32>
  %r:18 = func.call @turns(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14) : (tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<i32>) -> (tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<5x21xi32>, tensor<5x21xf32>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xf32>)
  check.expect_eq_const %r#0, dense<[[-128, -1, -1, -1, -1, -1, 94, -1, -1, -1, -43, -18, 31, -1, -61, -1, -1, -1, -1, -99, -13], [100, 98, -2, -2, -19, 41, 93, -85, 59, 64, 73, 55, -25, -48, -23, 37, 49, -2, -2, 13, -14], [99, 97, -3, -3, -20, -7, 92, 15, 100, 85, 7, 54, -26, 21, -30, -84, 48, -3, 3, -20, -15], [98, 124, -4, -4, 90, 102, 91, 42, 99, 84, -45, 53, 35, 20, 26, -45, 47, -32, 2, -21, 25], [-29, 123, -5, -5, 89, 101, -49, 41, 98, -76, -46, 52, 58, 109, 66, -73, 46, -38, 1, -22, 24]]> : tensor<5x21xi8>
  check.expect_eq_const %r#1, dense<[[0, 255, 74, 160, 223, 37, 70, 134, 143, 101, 102, 33, 156, 238, 50, 204, 46, 11, 191, 46, 192], [84, 108, 46, 11, 228, 91, 146, 75, 59, 4, 208, 149, 44, 85, 111, 255, 10, 217, 167, 67, 22], [54, 189, 135, 168, 242, 28, 163, 165, 128, 187, 70, 31, 95, 129, 109, 236, 85, 226, 139, 135, 155], [51, 192, 122, 77, 209, 98, 86, 100, 113, 133, 3, 80, 86, 45, 229, 154, 215, 48, 183, 62, 28], [50, 80, 235, 170, 253, 136, 48, 37, 45, 17, 41, 28, 121, 112, 38, 116, 67, 239, 65, 16, 81]]> : tensor<5x21xui8>
  check.expect_eq_const %r#2, dense<[[-1000, 32767, -1000, -1000, -1000, 15811, 12167, -1000, 29886, -1000, -1000, 26834, -1000, -1000, -1000, -1000, 14829, -1000, -500, -1000, -1000], [-2000, 31767, 3063, -2000, 27618, 23282, 11167, 15150, 28886, -2000, 29303, 25834, 22420, 21767, 15991, -2000, 20523, 30183, 20980, 12651, -2000], [3578, 30767, 24229, -3000, 26618, 22282, 10167, 14150, 27886, -3000, 28303, 24834, 21420, 20767, 14991, -3000, 19523, 29183, 28262, 11651, -3000], [13543, 29767, 23229, -4000, 25618, 21282, 9167, 13150, 26886, 25077, 27303, 23834, 20420, 19767, 13991, 22740, 28301, 28183, 27262, 21930, -4000], [12543, 28767, 22229, -5000, 24618, 20282, 8276, 12150, 25886, 28634, 28631, 22834, 19420, 18767, 20968, 21740, 27301, 27183, 27963, 32755, -5000]]> : tensor<5x21xi16>
  check.expect_eq_const %r#3, dense<[[0, 65535, 35212, 6153, 57750, 15363, 3475, 56443, 38554, 1700, 11397, 57646, 50320, 56801, 61448, 19697, 35277, 24319, 587, 15454, 4210], [7690, 27242, 29716, 61681, 34395, 30879, 11830, 34759, 21162, 28262, 20332, 9487, 49492, 37395, 33024, 39898, 26114, 48690, 30007, 73, 31411], [40143, 29166, 15554, 14701, 2695, 1227, 22313, 50480, 50240, 34816, 11993, 32134, 20978, 47073, 30718, 5315, 26189, 5923, 52313, 15545, 16275], [38960, 8597, 27812, 51465, 32971, 44726, 11608, 42381, 37446, 14077, 41773, 2461, 32607, 18398, 64370, 48986, 56722, 27150, 20251, 59417, 29031], [13729, 31557, 13781, 24718, 64443, 47177, 13378, 58032, 7097, 45271, 32446, 10778, 9015, 44028, 41004, 55070, 16807, 36353, 43619, 6477, 10609]]> : tensor<5x21xui16>
  %n4 = stablehlo.compare EQ, %r#4, %r#4 : (tensor<5x21xbf16>, tensor<5x21xbf16>) -> tensor<5x21xi1>
  %k4 = stablehlo.constant dense<77.0> : tensor<5x21xbf16>
  %s4 = stablehlo.select %n4, %r#4, %k4 : tensor<5x21xi1>, tensor<5x21xbf16>
  %b4 = stablehlo.bitcast_convert %s4 : (tensor<5x21xbf16>) -> tensor<5x21xui16>
  check.expect_eq_const %b4, dense<[[49377, 16423, 48491, 16528, 48779, 49235, 16311, 49167, 48953, 15916, 48906, 48961, 49237, 48962, 49417, 48929, 49305, 16527, 16547, 49402, 16148], [17050, 16295, 32640, 65408, 48651, 49198, 15864, 48945, 49322, 16419, 16427, 49311, 49290, 48948, 49362, 16597, 49096, 49126, 48924, 49284, 16664], [17050, 16277, 32640, 65408, 16657, 49247, 16451, 16023, 48688, 49244, 16646, 49214, 49153, 49283, 49350, 16562, 16459, 16392, 16529, 16204, 16540], [17050, 16445, 32640, 65408, 16667, 48974, 15824, 16449, 16624, 49188, 16500, 49154, 16506, 49430, 49105, 16626, 49109, 16609, 16525, 49127, 16464], [17050, 48970, 32640, 65408, 16708, 48954, 16513, 16344, 49318, 49253, 16426, 49332, 49243, 49230, 49242, 49216, 49252, 16606, 16028, 16437, 16631]]> : tensor<5x21xui16>
  %n5 = stablehlo.compare EQ, %r#5, %r#5 : (tensor<5x21xf16>, tensor<5x21xf16>) -> tensor<5x21xi1>
  %k5 = stablehlo.constant dense<77.0> : tensor<5x21xf16>
  %s5 = stablehlo.select %n5, %r#5, %k5 : tensor<5x21xi1>, tensor<5x21xf16>
  %b5 = stablehlo.bitcast_convert %s5 : (tensor<5x21xf16>) -> tensor<5x21xui16>
  check.expect_eq_const %b5, dense<[[32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768], [21712, 0, 0, 0, 0, 0, 16986, 0, 0, 0, 50362, 17970, 50253, 0, 17869, 0, 0, 0, 0, 49780, 16611], [21712, 18602, 32768, 32768, 16867, 48731, 15520, 14398, 17580, 49473, 17594, 50738, 17485, 17957, 50637, 49565, 50399, 32768, 32768, 17012, 16727], [21712, 16904, 0, 0, 16015, 15963, 49191, 47166, 50348, 16705, 17488, 17970, 50253, 50725, 46087, 16797, 15559, 0, 14646, 16500, 49036], [21712, 49672, 32768, 32768, 48783, 50516, 47336, 17861, 17580, 49473, 50256, 50738, 17369, 17957, 13319, 16473, 16947, 49725, 17920, 15206, 16268]]> : tensor<5x21xui16>
  check.expect_eq_const %r#6, dense<[[true, false, false, false, false, false, true, false, false, false, true, true, true, false, true, false, false, false, false, true, true], [false, true, false, false, true, true, true, true, true, true, false, false, false, true, false, true, true, false, false, false, true], [false, true, false, false, true, false, true, false, false, false, true, false, false, false, true, false, true, false, true, true, true], [false, false, false, false, false, true, true, true, false, false, false, false, true, false, false, true, true, true, true, true, false], [true, false, false, false, false, true, false, true, false, true, false, false, false, true, true, false, true, false, true, true, false]]> : tensor<5x21xi1>
  check.expect_eq_const %r#7, dense<[[-1723089158, -1723089158, -1723089158, -1723089158, -1723089158, 1908070398, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422], [-1723089158, -347288422, -1723089158, -1723089158, -1723089158, -347288422, -347288422, -1723089158, -347288422, -347288422, -1439027051, -347288422, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422], [-1723089158, -347288422, -1723089158, -1723089158, -1723089158, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422], [-1723089158, -347288422, -1723089158, -1723089158, -1723089158, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422], [-1723089158, -347288422, -1723089158, -1723089158, -1723089158, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422, -347288422, -347288422, -347288422, -1723089158, -347288422]]> : tensor<5x21xi32>
  check.expect_eq_const %r#8, dense<[[0x3F8A1D2E, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0xBF48B109, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F443307, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F8A1D2E, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736]]> : tensor<5x21xf32>
  check.expect_eq_const %r#9, dense<[[-1, -1, -98, -1, -1], [-2, -2, -99, -2, -2], [-3, -3, -100, -3, -3], [-4, -4, 104, -4, -54], [-5, -5, 103, 7, 115]]> : tensor<5x5xi8>
  check.expect_eq_const %r#10, dense<[[0, 255, 216, 184, 105], [15, 40, 17, 32, 38], [106, 211, 128, 160, 99], [206, 87, 227, 140, 74], [36, 99, 35, 16, 11]]> : tensor<5x5xui8>
  check.expect_eq_const %r#11, dense<[[-1000, 32767, -1000, -1000, -1000], [5839, 31767, 7953, -2000, -2000], [15318, 30767, 28626, -3000, 31479], [14318, 29767, 27626, -4000, 30479], [24408, 28767, 26626, 24638, 29479]]> : tensor<5x5xi16>
  check.expect_eq_const %r#12, dense<[[0, 65535, 35232, 56644, 32011], [9563, 44413, 3589, 38827, 41658], [24936, 56222, 62457, 8067, 62939], [41502, 18803, 49679, 47293, 21349], [5804, 30683, 12153, 22995, 53061]]> : tensor<5x5xui16>
  %n13 = stablehlo.compare EQ, %r#13, %r#13 : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xi1>
  %k13 = stablehlo.constant dense<77.0> : tensor<5x5xbf16>
  %s13 = stablehlo.select %n13, %r#13, %k13 : tensor<5x5xi1>, tensor<5x5xbf16>
  %b13 = stablehlo.bitcast_convert %s13 : (tensor<5x5xbf16>) -> tensor<5x5xui16>
  check.expect_eq_const %b13, dense<[[16428, 49303, 49201, 48674, 16396], [17050, 49175, 32640, 65408, 16268], [17050, 48858, 32640, 65408, 48948], [17050, 16248, 32640, 65408, 16517], [17050, 48914, 32640, 65408, 16551]]> : tensor<5x5xui16>
  %n14 = stablehlo.compare EQ, %r#14, %r#14 : (tensor<5x5xf16>, tensor<5x5xf16>) -> tensor<5x5xi1>
  %k14 = stablehlo.constant dense<77.0> : tensor<5x5xf16>
  %s14 = stablehlo.select %n14, %r#14, %k14 : tensor<5x5xi1>, tensor<5x5xf16>
  %b14 = stablehlo.bitcast_convert %s14 : (tensor<5x5xf16>) -> tensor<5x5xui16>
  check.expect_eq_const %b14, dense<[[32768, 32768, 32768, 32768, 32768], [0, 0, 31744, 0, 0], [32768, 32768, 17716, 32768, 32768], [0, 0, 46259, 0, 0], [32768, 32768, 13491, 32768, 49039]]> : tensor<5x5xui16>
  check.expect_eq_const %r#15, dense<[[false, false, true, false, false], [false, false, true, false, false], [false, false, true, false, false], [false, false, false, false, true], [false, false, false, true, false]]> : tensor<5x5xi1>
  check.expect_eq_const %r#16, dense<[[-1723089158, -1723089158, -1723089158, -1723089158, -1723089158], [-1723089158, -1723089158, -1723089158, -1723089158, -1723089158], [-1723089158, -1723089158, -1723089158, -1723089158, -1723089158], [-1723089158, -1723089158, -1723089158, -1723089158, -1723089158], [-1723089158, -1723089158, -1723089158, -1723089158, -1723089158]]> : tensor<5x5xi32>
  check.expect_eq_const %r#17, dense<[[0x3F8A1D2E, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736], [0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736, 0x3F34C736]]> : tensor<5x5xf32>
  func.return
}
func.func private @turns(%arg0: tensor<5x21xi8>, %arg1: tensor<5x21xui8>, %arg2: tensor<5x21xi16>, %arg3: tensor<5x21xui16>, %arg4: tensor<5x21xbf16>, %arg5: tensor<5x21xf16>, %arg6: tensor<5x21xi1>, %arg7: tensor<5x5xi8>, %arg8: tensor<5x5xui8>, %arg9: tensor<5x5xi16>, %arg10: tensor<5x5xui16>, %arg11: tensor<5x5xbf16>, %arg12: tensor<5x5xf16>, %arg13: tensor<5x5xi1>, %arg14: tensor<i32>) -> (tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<5x21xi32>, tensor<5x21xf32>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xf32>) {
  %c = stablehlo.constant dense<[-1723089158, 975198916, 1525768606, -310394554, 1908070398, -1291133245, -1867692795, -1625434053, -1439027051, -358594574, 2127355537, 658767759, -347288422]> : tensor<13xi32>
  %cst = stablehlo.constant dense<[1.07901549, -0.783951342, -0.793235361, 1.26730096, -1.09238768, 1.0902313, -0.226887926, 0.766403615, 0.706164718]> : tensor<9xf32>
  %0 = stablehlo.optimization_barrier %arg14 : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i8>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<21xi8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<21xui8>
  %c_2 = stablehlo.constant dense<0> : tensor<i16>
  %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i16>) -> tensor<21xi16>
  %c_3 = stablehlo.constant dense<0> : tensor<ui16>
  %4 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<21xui16>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<21xbf16>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<21xf16>
  %c_6 = stablehlo.constant dense<false> : tensor<i1>
  %7 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<21xi1>
  %c_7 = stablehlo.constant dense<0> : tensor<i8>
  %8 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i8>) -> tensor<5x21xi8>
  %c_8 = stablehlo.constant dense<0> : tensor<ui8>
  %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui8>) -> tensor<5x21xui8>
  %c_9 = stablehlo.constant dense<0> : tensor<i16>
  %10 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i16>) -> tensor<5x21xi16>
  %c_10 = stablehlo.constant dense<0> : tensor<ui16>
  %11 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui16>) -> tensor<5x21xui16>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<5x21xbf16>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<5x21xf16>
  %c_13 = stablehlo.constant dense<false> : tensor<i1>
  %14 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<5x21xi1>
  %c_14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5x21xi32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x21xf32>
  %17 = stablehlo.iota dim = 0 : tensor<21xi32>
  %c_16 = stablehlo.constant dense<4> : tensor<i32>
  %18 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<21xi32>
  %19 = stablehlo.subtract %17, %18 : tensor<21xi32>
  %c_17 = stablehlo.constant dense<0> : tensor<i32>
  %20:28 = stablehlo.while(%iterArg = %0, %iterArg_36 = %arg0, %iterArg_37 = %arg1, %iterArg_38 = %arg2, %iterArg_39 = %arg3, %iterArg_40 = %arg4, %iterArg_41 = %arg5, %iterArg_42 = %arg6, %iterArg_43 = %c, %iterArg_44 = %cst, %iterArg_45 = %c_17, %iterArg_46 = %1, %iterArg_47 = %2, %iterArg_48 = %3, %iterArg_49 = %4, %iterArg_50 = %5, %iterArg_51 = %6, %iterArg_52 = %7, %iterArg_53 = %19, %iterArg_54 = %8, %iterArg_55 = %9, %iterArg_56 = %10, %iterArg_57 = %11, %iterArg_58 = %12, %iterArg_59 = %13, %iterArg_60 = %14, %iterArg_61 = %15, %iterArg_62 = %16) : tensor<i32>, tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<13xi32>, tensor<9xf32>, tensor<i32>, tensor<21xi8>, tensor<21xui8>, tensor<21xi16>, tensor<21xui16>, tensor<21xbf16>, tensor<21xf16>, tensor<21xi1>, tensor<21xi32>, tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<5x21xi32>, tensor<5x21xf32>
  cond {
    %42 = stablehlo.compare LT, %iterArg_45, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  } do {
    %42 = func.call @dynamic_index_in_dim(%iterArg_36, %iterArg_45) : (tensor<5x21xi8>, tensor<i32>) -> tensor<21xi8>
    %43 = func.call @dynamic_index_in_dim_0(%iterArg_37, %iterArg_45) : (tensor<5x21xui8>, tensor<i32>) -> tensor<21xui8>
    %44 = func.call @dynamic_index_in_dim_1(%iterArg_38, %iterArg_45) : (tensor<5x21xi16>, tensor<i32>) -> tensor<21xi16>
    %45 = func.call @dynamic_index_in_dim_2(%iterArg_39, %iterArg_45) : (tensor<5x21xui16>, tensor<i32>) -> tensor<21xui16>
    %46 = func.call @dynamic_index_in_dim_3(%iterArg_40, %iterArg_45) : (tensor<5x21xbf16>, tensor<i32>) -> tensor<21xbf16>
    %47 = func.call @dynamic_index_in_dim_4(%iterArg_41, %iterArg_45) : (tensor<5x21xf16>, tensor<i32>) -> tensor<21xf16>
    %48 = func.call @dynamic_index_in_dim_5(%iterArg_42, %iterArg_45) : (tensor<5x21xi1>, tensor<i32>) -> tensor<21xi1>
    %49 = stablehlo.add %iterArg_46, %42 : tensor<21xi8>
    %c_63 = stablehlo.constant dense<1> : tensor<i8>
    %50 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i8>) -> tensor<21xi8>
    %51 = stablehlo.subtract %iterArg_46, %50 : tensor<21xi8>
    %52 = func.call @_where(%48, %49, %51) : (tensor<21xi1>, tensor<21xi8>, tensor<21xi8>) -> tensor<21xi8>
    %c_64 = stablehlo.constant dense<3> : tensor<ui8>
    %53 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<ui8>) -> tensor<21xui8>
    %54 = stablehlo.multiply %iterArg_47, %53 : tensor<21xui8>
    %55 = stablehlo.xor %54, %43 : tensor<21xui8>
    %c_65 = stablehlo.constant dense<1000> : tensor<i16>
    %56 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i16>) -> tensor<21xi16>
    %57 = stablehlo.subtract %iterArg_48, %56 : tensor<21xi16>
    %58 = stablehlo.maximum %44, %57 : tensor<21xi16>
    %59 = stablehlo.add %iterArg_49, %45 : tensor<21xui16>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %60 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<bf16>) -> tensor<21xbf16>
    %61 = stablehlo.multiply %iterArg_50, %60 : tensor<21xbf16>
    %62 = stablehlo.add %46, %61 : tensor<21xbf16>
    %63 = stablehlo.negate %iterArg_51 : tensor<21xf16>
    %64 = func.call @_where_6(%iterArg_52, %47, %63) : (tensor<21xi1>, tensor<21xf16>, tensor<21xf16>) -> tensor<21xf16>
    %65 = stablehlo.xor %iterArg_52, %48 : tensor<21xi1>
    %c_67 = stablehlo.constant dense<5> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %67 = stablehlo.multiply %iterArg_53, %66 : tensor<21xi32>
    %68 = stablehlo.convert %52 : (tensor<21xi8>) -> tensor<21xi32>
    %69 = stablehlo.add %67, %68 : tensor<21xi32>
    %70 = func.call @_take(%iterArg_43, %69) : (tensor<13xi32>, tensor<21xi32>) -> tensor<21xi32>
    %71 = stablehlo.convert %55 : (tensor<21xui8>) -> tensor<21xi32>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %73 = stablehlo.subtract %71, %72 : tensor<21xi32>
    %74 = func.call @_take_7(%iterArg_44, %73) : (tensor<9xf32>, tensor<21xi32>) -> tensor<21xf32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %75 = stablehlo.add %iterArg_45, %c_69 : tensor<i32>
    %76 = func.call @dynamic_update_index_in_dim(%iterArg_54, %52, %iterArg_45) : (tensor<5x21xi8>, tensor<21xi8>, tensor<i32>) -> tensor<5x21xi8>
    %77 = func.call @dynamic_update_index_in_dim_8(%iterArg_55, %55, %iterArg_45) : (tensor<5x21xui8>, tensor<21xui8>, tensor<i32>) -> tensor<5x21xui8>
    %78 = func.call @dynamic_update_index_in_dim_9(%iterArg_56, %58, %iterArg_45) : (tensor<5x21xi16>, tensor<21xi16>, tensor<i32>) -> tensor<5x21xi16>
    %79 = func.call @dynamic_update_index_in_dim_10(%iterArg_57, %59, %iterArg_45) : (tensor<5x21xui16>, tensor<21xui16>, tensor<i32>) -> tensor<5x21xui16>
    %80 = func.call @dynamic_update_index_in_dim_11(%iterArg_58, %62, %iterArg_45) : (tensor<5x21xbf16>, tensor<21xbf16>, tensor<i32>) -> tensor<5x21xbf16>
    %81 = func.call @dynamic_update_index_in_dim_12(%iterArg_59, %64, %iterArg_45) : (tensor<5x21xf16>, tensor<21xf16>, tensor<i32>) -> tensor<5x21xf16>
    %82 = func.call @dynamic_update_index_in_dim_13(%iterArg_60, %65, %iterArg_45) : (tensor<5x21xi1>, tensor<21xi1>, tensor<i32>) -> tensor<5x21xi1>
    %83 = func.call @dynamic_update_index_in_dim_14(%iterArg_61, %70, %iterArg_45) : (tensor<5x21xi32>, tensor<21xi32>, tensor<i32>) -> tensor<5x21xi32>
    %84 = func.call @dynamic_update_index_in_dim_15(%iterArg_62, %74, %iterArg_45) : (tensor<5x21xf32>, tensor<21xf32>, tensor<i32>) -> tensor<5x21xf32>
    stablehlo.return %iterArg, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %75, %52, %55, %58, %59, %62, %64, %65, %69, %76, %77, %78, %79, %80, %81, %82, %83, %84 : tensor<i32>, tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<13xi32>, tensor<9xf32>, tensor<i32>, tensor<21xi8>, tensor<21xui8>, tensor<21xi16>, tensor<21xui16>, tensor<21xbf16>, tensor<21xf16>, tensor<21xi1>, tensor<21xi32>, tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<5x21xi32>, tensor<5x21xf32>
  }
  %21 = stablehlo.optimization_barrier %arg14 : tensor<i32>
  %c_18 = stablehlo.constant dense<0> : tensor<i8>
  %22 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i8>) -> tensor<5xi8>
  %c_19 = stablehlo.constant dense<0> : tensor<ui8>
  %23 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui8>) -> tensor<5xui8>
  %c_20 = stablehlo.constant dense<0> : tensor<i16>
  %24 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i16>) -> tensor<5xi16>
  %c_21 = stablehlo.constant dense<0> : tensor<ui16>
  %25 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui16>) -> tensor<5xui16>
  %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %26 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
  %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %27 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f16>) -> tensor<5xf16>
  %c_24 = stablehlo.constant dense<false> : tensor<i1>
  %28 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i1>) -> tensor<5xi1>
  %c_25 = stablehlo.constant dense<0> : tensor<i8>
  %29 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i8>) -> tensor<5x5xi8>
  %c_26 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui8>) -> tensor<5x5xui8>
  %c_27 = stablehlo.constant dense<0> : tensor<i16>
  %31 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i16>) -> tensor<5x5xi16>
  %c_28 = stablehlo.constant dense<0> : tensor<ui16>
  %32 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui16>) -> tensor<5x5xui16>
  %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %33 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<5x5xbf16>
  %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %34 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f16>) -> tensor<5x5xf16>
  %c_31 = stablehlo.constant dense<false> : tensor<i1>
  %35 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
  %c_32 = stablehlo.constant dense<0> : tensor<i32>
  %36 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
  %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
  %38 = stablehlo.iota dim = 0 : tensor<5xi32>
  %c_34 = stablehlo.constant dense<4> : tensor<i32>
  %39 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %40 = stablehlo.subtract %38, %39 : tensor<5xi32>
  %c_35 = stablehlo.constant dense<0> : tensor<i32>
  %41:28 = stablehlo.while(%iterArg = %21, %iterArg_36 = %arg7, %iterArg_37 = %arg8, %iterArg_38 = %arg9, %iterArg_39 = %arg10, %iterArg_40 = %arg11, %iterArg_41 = %arg12, %iterArg_42 = %arg13, %iterArg_43 = %c, %iterArg_44 = %cst, %iterArg_45 = %c_35, %iterArg_46 = %22, %iterArg_47 = %23, %iterArg_48 = %24, %iterArg_49 = %25, %iterArg_50 = %26, %iterArg_51 = %27, %iterArg_52 = %28, %iterArg_53 = %40, %iterArg_54 = %29, %iterArg_55 = %30, %iterArg_56 = %31, %iterArg_57 = %32, %iterArg_58 = %33, %iterArg_59 = %34, %iterArg_60 = %35, %iterArg_61 = %36, %iterArg_62 = %37) : tensor<i32>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<13xi32>, tensor<9xf32>, tensor<i32>, tensor<5xi8>, tensor<5xui8>, tensor<5xi16>, tensor<5xui16>, tensor<5xbf16>, tensor<5xf16>, tensor<5xi1>, tensor<5xi32>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xf32>
  cond {
    %42 = stablehlo.compare LT, %iterArg_45, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  } do {
    %42 = func.call @dynamic_index_in_dim_16(%iterArg_36, %iterArg_45) : (tensor<5x5xi8>, tensor<i32>) -> tensor<5xi8>
    %43 = func.call @dynamic_index_in_dim_17(%iterArg_37, %iterArg_45) : (tensor<5x5xui8>, tensor<i32>) -> tensor<5xui8>
    %44 = func.call @dynamic_index_in_dim_18(%iterArg_38, %iterArg_45) : (tensor<5x5xi16>, tensor<i32>) -> tensor<5xi16>
    %45 = func.call @dynamic_index_in_dim_19(%iterArg_39, %iterArg_45) : (tensor<5x5xui16>, tensor<i32>) -> tensor<5xui16>
    %46 = func.call @dynamic_index_in_dim_20(%iterArg_40, %iterArg_45) : (tensor<5x5xbf16>, tensor<i32>) -> tensor<5xbf16>
    %47 = func.call @dynamic_index_in_dim_21(%iterArg_41, %iterArg_45) : (tensor<5x5xf16>, tensor<i32>) -> tensor<5xf16>
    %48 = func.call @dynamic_index_in_dim_22(%iterArg_42, %iterArg_45) : (tensor<5x5xi1>, tensor<i32>) -> tensor<5xi1>
    %49 = stablehlo.add %iterArg_46, %42 : tensor<5xi8>
    %c_63 = stablehlo.constant dense<1> : tensor<i8>
    %50 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i8>) -> tensor<5xi8>
    %51 = stablehlo.subtract %iterArg_46, %50 : tensor<5xi8>
    %52 = func.call @_where_23(%48, %49, %51) : (tensor<5xi1>, tensor<5xi8>, tensor<5xi8>) -> tensor<5xi8>
    %c_64 = stablehlo.constant dense<3> : tensor<ui8>
    %53 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<ui8>) -> tensor<5xui8>
    %54 = stablehlo.multiply %iterArg_47, %53 : tensor<5xui8>
    %55 = stablehlo.xor %54, %43 : tensor<5xui8>
    %c_65 = stablehlo.constant dense<1000> : tensor<i16>
    %56 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i16>) -> tensor<5xi16>
    %57 = stablehlo.subtract %iterArg_48, %56 : tensor<5xi16>
    %58 = stablehlo.maximum %44, %57 : tensor<5xi16>
    %59 = stablehlo.add %iterArg_49, %45 : tensor<5xui16>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %60 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %61 = stablehlo.multiply %iterArg_50, %60 : tensor<5xbf16>
    %62 = stablehlo.add %46, %61 : tensor<5xbf16>
    %63 = stablehlo.negate %iterArg_51 : tensor<5xf16>
    %64 = func.call @_where_24(%iterArg_52, %47, %63) : (tensor<5xi1>, tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
    %65 = stablehlo.xor %iterArg_52, %48 : tensor<5xi1>
    %c_67 = stablehlo.constant dense<5> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %67 = stablehlo.multiply %iterArg_53, %66 : tensor<5xi32>
    %68 = stablehlo.convert %52 : (tensor<5xi8>) -> tensor<5xi32>
    %69 = stablehlo.add %67, %68 : tensor<5xi32>
    %70 = func.call @_take_25(%iterArg_43, %69) : (tensor<13xi32>, tensor<5xi32>) -> tensor<5xi32>
    %71 = stablehlo.convert %55 : (tensor<5xui8>) -> tensor<5xi32>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %73 = stablehlo.subtract %71, %72 : tensor<5xi32>
    %74 = func.call @_take_26(%iterArg_44, %73) : (tensor<9xf32>, tensor<5xi32>) -> tensor<5xf32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %75 = stablehlo.add %iterArg_45, %c_69 : tensor<i32>
    %76 = func.call @dynamic_update_index_in_dim_27(%iterArg_54, %52, %iterArg_45) : (tensor<5x5xi8>, tensor<5xi8>, tensor<i32>) -> tensor<5x5xi8>
    %77 = func.call @dynamic_update_index_in_dim_28(%iterArg_55, %55, %iterArg_45) : (tensor<5x5xui8>, tensor<5xui8>, tensor<i32>) -> tensor<5x5xui8>
    %78 = func.call @dynamic_update_index_in_dim_29(%iterArg_56, %58, %iterArg_45) : (tensor<5x5xi16>, tensor<5xi16>, tensor<i32>) -> tensor<5x5xi16>
    %79 = func.call @dynamic_update_index_in_dim_30(%iterArg_57, %59, %iterArg_45) : (tensor<5x5xui16>, tensor<5xui16>, tensor<i32>) -> tensor<5x5xui16>
    %80 = func.call @dynamic_update_index_in_dim_31(%iterArg_58, %62, %iterArg_45) : (tensor<5x5xbf16>, tensor<5xbf16>, tensor<i32>) -> tensor<5x5xbf16>
    %81 = func.call @dynamic_update_index_in_dim_32(%iterArg_59, %64, %iterArg_45) : (tensor<5x5xf16>, tensor<5xf16>, tensor<i32>) -> tensor<5x5xf16>
    %82 = func.call @dynamic_update_index_in_dim_33(%iterArg_60, %65, %iterArg_45) : (tensor<5x5xi1>, tensor<5xi1>, tensor<i32>) -> tensor<5x5xi1>
    %83 = func.call @dynamic_update_index_in_dim_34(%iterArg_61, %70, %iterArg_45) : (tensor<5x5xi32>, tensor<5xi32>, tensor<i32>) -> tensor<5x5xi32>
    %84 = func.call @dynamic_update_index_in_dim_35(%iterArg_62, %74, %iterArg_45) : (tensor<5x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<5x5xf32>
    stablehlo.return %iterArg, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %75, %52, %55, %58, %59, %62, %64, %65, %69, %76, %77, %78, %79, %80, %81, %82, %83, %84 : tensor<i32>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<13xi32>, tensor<9xf32>, tensor<i32>, tensor<5xi8>, tensor<5xui8>, tensor<5xi16>, tensor<5xui16>, tensor<5xbf16>, tensor<5xf16>, tensor<5xi1>, tensor<5xi32>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xf32>
  }
  return %20#19, %20#20, %20#21, %20#22, %20#23, %20#24, %20#25, %20#26, %20#27, %41#19, %41#20, %41#21, %41#22, %41#23, %41#24, %41#25, %41#26, %41#27 : tensor<5x21xi8>, tensor<5x21xui8>, tensor<5x21xi16>, tensor<5x21xui16>, tensor<5x21xbf16>, tensor<5x21xf16>, tensor<5x21xi1>, tensor<5x21xi32>, tensor<5x21xf32>, tensor<5x5xi8>, tensor<5x5xui8>, tensor<5x5xi16>, tensor<5x5xui16>, tensor<5x5xbf16>, tensor<5x5xf16>, tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<5x21xi8>, %arg1: tensor<i32>) -> tensor<21xi8> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 21] : (tensor<5x21xi8>, tensor<i32>, tensor<i32>) -> tensor<1x21xi8>
  %4 = stablehlo.reshape %3 : (tensor<1x21xi8>) -> tensor<21xi8>
  return %4 : tensor<21xi8>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<5x21xui8>, %arg1: tensor<i32>) -> tensor<21xui8> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 21] : (tensor<5x21xui8>, tensor<i32>, tensor<i32>) -> tensor<1x21xui8>
  %4 = stablehlo.reshape %3 : (tensor<1x21xui8>) -> tensor<21xui8>
  return %4 : tensor<21xui8>
}
func.func private @dynamic_index_in_dim_1(%arg0: tensor<5x21xi16>, %arg1: tensor<i32>) -> tensor<21xi16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 21] : (tensor<5x21xi16>, tensor<i32>, tensor<i32>) -> tensor<1x21xi16>
  %4 = stablehlo.reshape %3 : (tensor<1x21xi16>) -> tensor<21xi16>
  return %4 : tensor<21xi16>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<5x21xui16>, %arg1: tensor<i32>) -> tensor<21xui16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 21] : (tensor<5x21xui16>, tensor<i32>, tensor<i32>) -> tensor<1x21xui16>
  %4 = stablehlo.reshape %3 : (tensor<1x21xui16>) -> tensor<21xui16>
  return %4 : tensor<21xui16>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<5x21xbf16>, %arg1: tensor<i32>) -> tensor<21xbf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 21] : (tensor<5x21xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x21xbf16>
  %4 = stablehlo.reshape %3 : (tensor<1x21xbf16>) -> tensor<21xbf16>
  return %4 : tensor<21xbf16>
}
func.func private @dynamic_index_in_dim_4(%arg0: tensor<5x21xf16>, %arg1: tensor<i32>) -> tensor<21xf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 21] : (tensor<5x21xf16>, tensor<i32>, tensor<i32>) -> tensor<1x21xf16>
  %4 = stablehlo.reshape %3 : (tensor<1x21xf16>) -> tensor<21xf16>
  return %4 : tensor<21xf16>
}
func.func private @dynamic_index_in_dim_5(%arg0: tensor<5x21xi1>, %arg1: tensor<i32>) -> tensor<21xi1> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 21] : (tensor<5x21xi1>, tensor<i32>, tensor<i32>) -> tensor<1x21xi1>
  %4 = stablehlo.reshape %3 : (tensor<1x21xi1>) -> tensor<21xi1>
  return %4 : tensor<21xi1>
}
func.func private @_where(%arg0: tensor<21xi1>, %arg1: tensor<21xi8>, %arg2: tensor<21xi8>) -> tensor<21xi8> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<21xi1>, tensor<21xi8>
  return %0 : tensor<21xi8>
}
func.func private @_where_6(%arg0: tensor<21xi1>, %arg1: tensor<21xf16>, %arg2: tensor<21xf16>) -> tensor<21xf16> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<21xi1>, tensor<21xf16>
  return %0 : tensor<21xf16>
}
func.func private @_take(%arg0: tensor<13xi32>, %arg1: tensor<21xi32>) -> tensor<21xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<13xi32>, tensor<21x1xi32>) -> tensor<21xi32>
  return %1 : tensor<21xi32>
}
func.func private @_take_7(%arg0: tensor<9xf32>, %arg1: tensor<21xi32>) -> tensor<21xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<21x1xi32>) -> tensor<21xf32>
  return %1 : tensor<21xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x21xi8>, %arg1: tensor<21xi8>, %arg2: tensor<i32>) -> tensor<5x21xi8> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xi8>) -> tensor<1x21xi8>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xi8>, tensor<1x21xi8>, tensor<i32>, tensor<i32>) -> tensor<5x21xi8>
  return %4 : tensor<5x21xi8>
}
func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<5x21xui8>, %arg1: tensor<21xui8>, %arg2: tensor<i32>) -> tensor<5x21xui8> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xui8>) -> tensor<1x21xui8>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xui8>, tensor<1x21xui8>, tensor<i32>, tensor<i32>) -> tensor<5x21xui8>
  return %4 : tensor<5x21xui8>
}
func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<5x21xi16>, %arg1: tensor<21xi16>, %arg2: tensor<i32>) -> tensor<5x21xi16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xi16>) -> tensor<1x21xi16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xi16>, tensor<1x21xi16>, tensor<i32>, tensor<i32>) -> tensor<5x21xi16>
  return %4 : tensor<5x21xi16>
}
func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<5x21xui16>, %arg1: tensor<21xui16>, %arg2: tensor<i32>) -> tensor<5x21xui16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xui16>) -> tensor<1x21xui16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xui16>, tensor<1x21xui16>, tensor<i32>, tensor<i32>) -> tensor<5x21xui16>
  return %4 : tensor<5x21xui16>
}
func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<5x21xbf16>, %arg1: tensor<21xbf16>, %arg2: tensor<i32>) -> tensor<5x21xbf16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xbf16>) -> tensor<1x21xbf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xbf16>, tensor<1x21xbf16>, tensor<i32>, tensor<i32>) -> tensor<5x21xbf16>
  return %4 : tensor<5x21xbf16>
}
func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<5x21xf16>, %arg1: tensor<21xf16>, %arg2: tensor<i32>) -> tensor<5x21xf16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xf16>) -> tensor<1x21xf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xf16>, tensor<1x21xf16>, tensor<i32>, tensor<i32>) -> tensor<5x21xf16>
  return %4 : tensor<5x21xf16>
}
func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<5x21xi1>, %arg1: tensor<21xi1>, %arg2: tensor<i32>) -> tensor<5x21xi1> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xi1>) -> tensor<1x21xi1>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xi1>, tensor<1x21xi1>, tensor<i32>, tensor<i32>) -> tensor<5x21xi1>
  return %4 : tensor<5x21xi1>
}
func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<5x21xi32>, %arg1: tensor<21xi32>, %arg2: tensor<i32>) -> tensor<5x21xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xi32>) -> tensor<1x21xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xi32>, tensor<1x21xi32>, tensor<i32>, tensor<i32>) -> tensor<5x21xi32>
  return %4 : tensor<5x21xi32>
}
func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<5x21xf32>, %arg1: tensor<21xf32>, %arg2: tensor<i32>) -> tensor<5x21xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x21xf32>, tensor<1x21xf32>, tensor<i32>, tensor<i32>) -> tensor<5x21xf32>
  return %4 : tensor<5x21xf32>
}
func.func private @dynamic_index_in_dim_16(%arg0: tensor<5x5xi8>, %arg1: tensor<i32>) -> tensor<5xi8> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<5x5xi8>, tensor<i32>, tensor<i32>) -> tensor<1x5xi8>
  %4 = stablehlo.reshape %3 : (tensor<1x5xi8>) -> tensor<5xi8>
  return %4 : tensor<5xi8>
}
func.func private @dynamic_index_in_dim_17(%arg0: tensor<5x5xui8>, %arg1: tensor<i32>) -> tensor<5xui8> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<5x5xui8>, tensor<i32>, tensor<i32>) -> tensor<1x5xui8>
  %4 = stablehlo.reshape %3 : (tensor<1x5xui8>) -> tensor<5xui8>
  return %4 : tensor<5xui8>
}
func.func private @dynamic_index_in_dim_18(%arg0: tensor<5x5xi16>, %arg1: tensor<i32>) -> tensor<5xi16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<5x5xi16>, tensor<i32>, tensor<i32>) -> tensor<1x5xi16>
  %4 = stablehlo.reshape %3 : (tensor<1x5xi16>) -> tensor<5xi16>
  return %4 : tensor<5xi16>
}
func.func private @dynamic_index_in_dim_19(%arg0: tensor<5x5xui16>, %arg1: tensor<i32>) -> tensor<5xui16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<5x5xui16>, tensor<i32>, tensor<i32>) -> tensor<1x5xui16>
  %4 = stablehlo.reshape %3 : (tensor<1x5xui16>) -> tensor<5xui16>
  return %4 : tensor<5xui16>
}
func.func private @dynamic_index_in_dim_20(%arg0: tensor<5x5xbf16>, %arg1: tensor<i32>) -> tensor<5xbf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<5x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x5xbf16>
  %4 = stablehlo.reshape %3 : (tensor<1x5xbf16>) -> tensor<5xbf16>
  return %4 : tensor<5xbf16>
}
func.func private @dynamic_index_in_dim_21(%arg0: tensor<5x5xf16>, %arg1: tensor<i32>) -> tensor<5xf16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<5x5xf16>, tensor<i32>, tensor<i32>) -> tensor<1x5xf16>
  %4 = stablehlo.reshape %3 : (tensor<1x5xf16>) -> tensor<5xf16>
  return %4 : tensor<5xf16>
}
func.func private @dynamic_index_in_dim_22(%arg0: tensor<5x5xi1>, %arg1: tensor<i32>) -> tensor<5xi1> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<5x5xi1>, tensor<i32>, tensor<i32>) -> tensor<1x5xi1>
  %4 = stablehlo.reshape %3 : (tensor<1x5xi1>) -> tensor<5xi1>
  return %4 : tensor<5xi1>
}
func.func private @_where_23(%arg0: tensor<5xi1>, %arg1: tensor<5xi8>, %arg2: tensor<5xi8>) -> tensor<5xi8> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xi8>
  return %0 : tensor<5xi8>
}
func.func private @_where_24(%arg0: tensor<5xi1>, %arg1: tensor<5xf16>, %arg2: tensor<5xf16>) -> tensor<5xf16> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf16>
  return %0 : tensor<5xf16>
}
func.func private @_take_25(%arg0: tensor<13xi32>, %arg1: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<13xi32>, tensor<5x1xi32>) -> tensor<5xi32>
  return %1 : tensor<5xi32>
}
func.func private @_take_26(%arg0: tensor<9xf32>, %arg1: tensor<5xi32>) -> tensor<5xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<5x1xi32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<5x5xi8>, %arg1: tensor<5xi8>, %arg2: tensor<i32>) -> tensor<5x5xi8> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xi8>) -> tensor<1x5xi8>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xi8>, tensor<1x5xi8>, tensor<i32>, tensor<i32>) -> tensor<5x5xi8>
  return %4 : tensor<5x5xi8>
}
func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<5x5xui8>, %arg1: tensor<5xui8>, %arg2: tensor<i32>) -> tensor<5x5xui8> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xui8>) -> tensor<1x5xui8>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xui8>, tensor<1x5xui8>, tensor<i32>, tensor<i32>) -> tensor<5x5xui8>
  return %4 : tensor<5x5xui8>
}
func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<5x5xi16>, %arg1: tensor<5xi16>, %arg2: tensor<i32>) -> tensor<5x5xi16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xi16>) -> tensor<1x5xi16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xi16>, tensor<1x5xi16>, tensor<i32>, tensor<i32>) -> tensor<5x5xi16>
  return %4 : tensor<5x5xi16>
}
func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<5x5xui16>, %arg1: tensor<5xui16>, %arg2: tensor<i32>) -> tensor<5x5xui16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xui16>) -> tensor<1x5xui16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xui16>, tensor<1x5xui16>, tensor<i32>, tensor<i32>) -> tensor<5x5xui16>
  return %4 : tensor<5x5xui16>
}
func.func private @dynamic_update_index_in_dim_31(%arg0: tensor<5x5xbf16>, %arg1: tensor<5xbf16>, %arg2: tensor<i32>) -> tensor<5x5xbf16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xbf16>) -> tensor<1x5xbf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xbf16>, tensor<1x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<5x5xbf16>
  return %4 : tensor<5x5xbf16>
}
func.func private @dynamic_update_index_in_dim_32(%arg0: tensor<5x5xf16>, %arg1: tensor<5xf16>, %arg2: tensor<i32>) -> tensor<5x5xf16> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf16>) -> tensor<1x5xf16>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xf16>, tensor<1x5xf16>, tensor<i32>, tensor<i32>) -> tensor<5x5xf16>
  return %4 : tensor<5x5xf16>
}
func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<5x5xi1>, %arg1: tensor<5xi1>, %arg2: tensor<i32>) -> tensor<5x5xi1> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<5x5xi1>
  return %4 : tensor<5x5xi1>
}
func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<5x5xi32>, %arg1: tensor<5xi32>, %arg2: tensor<i32>) -> tensor<5x5xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xi32>, tensor<1x5xi32>, tensor<i32>, tensor<i32>) -> tensor<5x5xi32>
  return %4 : tensor<5x5xi32>
}
func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<5x5xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<5x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<5x5xf32>
  return %4 : tensor<5x5xf32>
}

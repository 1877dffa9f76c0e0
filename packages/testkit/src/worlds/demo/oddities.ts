import type { CarrierPlan } from '../carriers/make-carrier.ts'

const LONG = `${'INTERNATIONAL CONSOLIDATED OVERLAND REFRIGERATED AND DRY FREIGHT TRANSPORTATION '.repeat(2)}COMPANY LLC`

type Oddity = Omit<CarrierPlan, 'id'>

/** Carriers whose data has tripped someone: a screen shows it as the text it is, a search finds it, or must not. */
export const ODDITIES: readonly Oddity[] = [
  { legalName: '<b>BOLD</b> RIVER HAULING LLC' },
  { legalName: '<img src=x onerror=alert(1)> FREIGHT INC' },
  { legalName: '=SUM(A1:A9) TRUCKING LLC' },
  { legalName: '@QUILLGATE TRANSPORT', dbaName: '+1 FREIGHT' },
  { legalName: "O'MARDEN & SONS' TRUCKING, L.L.C." },
  { legalName: 'A-1 ZEPHYR HOLLOW EXPRESS INC' },
  { legalName: '24/7 KESTREL DISPATCH LLC' },
  { legalName: '4 CORNERS WINDROW HAULING' },
  { legalName: '9000001 SKY TRANSPORT LLC', dbaName: 'DOT WRONG NUMBER FREIGHT' },
  { legalName: 'MCVARROW FREIGHT LLC' },
  { legalName: 'DOTTERMERE FOODS CARTAGE INC' },
  { legalName: 'TRANSPORTES PEÑASCO DE ÁNGELES SA DE CV', country: 'MX' },
  { legalName: "TRANSPORT L'ÉRABLIÈRE-BOISÉE LTÉE", country: 'CA' },
  { legalName: 'КАРГО ВОСТОК LLC' },
  { legalName: '北风 FREIGHT LLC' },
  { legalName: 'مراحل TRANSPORT INC' },
  { legalName: 'ROCKET 🚚 WICKERDALE LLC' },
  { legalName: LONG, dbaName: LONG.toLowerCase() },
  { legalName: 'X' },
  { legalName: 'ZANDERWOLD        TRUCKING   (WIDE  BLANKS)' },
  { legalName: 'null' },
  { legalName: 'UNVERIFIED HOLLOW FREIGHT LLC', isVerified: false, status: null },
  { legalName: 'UNVERIFIED NOTCH CARTAGE INC', isVerified: false, status: null },
  { legalName: null, dbaName: 'NAMELESS FERN TRUCKING' },
]

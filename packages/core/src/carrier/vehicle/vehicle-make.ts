/**
 * The makes of trucks, trailers and buses by the codes that inspection reports use.
 *
 * Source: section 3, "Carrier detail"; the codes are the published national code list of vehicle makes, limited to
 * freight. WABA is not in that list, but inspectors use it for WANC.
 */
export const VEHICLE_MAKES = [
  ['AUTO', 'Autocar'],
  ['BENS', 'Benson'],
  ['BIGT', 'Big Tex'],
  ['BLUB', 'Blue Bird'],
  ['BREN', 'Brenner'],
  ['CHEV', 'Chevrolet'],
  ['CIMC', 'CIMC'],
  ['DODG', 'Dodge'],
  ['DOON', 'Doonan'],
  ['DORS', 'Dorsey'],
  ['FLNG', 'Felling'],
  ['FONA', 'Fontaine'],
  ['FORD', 'Ford'],
  ['FRHT', 'Freightliner'],
  ['FRUE', 'Fruehauf'],
  ['GDAN', 'Great Dane'],
  ['GMC', 'GMC'],
  ['HEIL', 'Heil'],
  ['HINO', 'Hino'],
  ['HMDE', 'Homemade'],
  ['HYTR', 'Hyundai Translead'],
  ['INTL', 'International'],
  ['ISU', 'Isuzu'],
  ['KAUF', 'Kaufman'],
  ['KENT', 'Kentucky'],
  ['KW', 'Kenworth'],
  ['LANL', 'Landoll'],
  ['LOAK', 'Load King'],
  ['LUFK', 'Lufkin'],
  ['MACK', 'Mack'],
  ['MANA', 'Manac'],
  ['MCIN', 'MCI'],
  ['MERI', 'Merritt'],
  ['MERZ', 'Mercedes-Benz'],
  ['MIFU', 'Mitsubishi Fuso'],
  ['MITS', 'Mitsubishi'],
  ['MONN', 'Monon'],
  ['NAVI', 'Navistar'],
  ['NISS', 'Nissan'],
  ['OSHK', 'Oshkosh'],
  ['PINE', 'Pines'],
  ['PJTM', 'PJ Trailers'],
  ['POLA', 'Polar'],
  ['PREO', 'Prevost'],
  ['PTRB', 'Peterbilt'],
  ['STLG', 'Sterling'],
  ['STOU', 'Stoughton'],
  ['STRG', 'Sterling'],
  ['STRI', 'Strick'],
  ['TALB', 'Talbert'],
  ['THMS', 'Thomas Built'],
  ['TIMP', 'Timpte'],
  ['TOYT', 'Toyota'],
  ['TRAO', 'Transcraft'],
  ['TRLK', 'Trail King'],
  ['TRMB', 'Trailmobile'],
  ['UTIL', 'Utility'],
  ['VNHL', 'Van Hool'],
  ['VNTC', 'Vanguard'],
  ['VOLV', 'Volvo'],
  ['WABA', 'Wabash'],
  ['WANC', 'Wabash'],
  ['WHGM', 'White GMC'],
  ['WHIT', 'White'],
  ['WILX', 'Wilson'],
  ['WSTR', 'Western Star'],
] as const satisfies readonly (readonly [code: string, name: string])[]

const plain = (make: string): string => make.trim().toUpperCase()

const NAMES: ReadonlyMap<string, string> = new Map([
  ...VEHICLE_MAKES.map(([, name]) => [plain(name), name] as const),
  ...VEHICLE_MAKES,
])

/**
 * The brokers' name of a make: FRHT is "Freightliner", and so is FREIGHTLINER.
 *
 * Empty: an unknown one is shown as received.
 * Source: section 3, "Carrier detail".
 */
export const makeText = (make: string): string => NAMES.get(plain(make)) ?? make

/**
 * The recorded code if a name is shown for it: "FRHT".
 *
 * Empty: undefined where the make is not on record, or is shown as received but for its letters' case.
 * Source: section 3, "Carrier detail". Choice: shown beside the name, as a broker's paper may have the code.
 */
export const makeCode = (make: string | null): string | undefined =>
  make === null || plain(makeText(make)) === plain(make) ? undefined : make.trim()

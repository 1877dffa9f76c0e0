import { provinceOfFsa } from './states.ts'

/** A ZIP of the United States, or the first three characters of a Canadian postal code. */
export interface PostalPlace {
  readonly code: string
  readonly city: string
  readonly state: string
  readonly country: 'US' | 'CA'
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Military post offices are in no state and take no freight. */
const MILITARY = new Set(['AA', 'AE', 'AP'])

/** `Edmonton (west Mill Woods)` is in Edmonton; all codes with M are Toronto's. */
const canadianCity = (code: string, city: string): string =>
  code.startsWith('M') ? 'Toronto' : (city.split('(')[0] ?? '').split('/')[0]?.trim() || city

let loaded: Promise<readonly PostalPlace[]> | undefined

/** Every ZIP and FSA of the package zipcodes, in the order of the codes. Loaded on first use, as it is 6 MB. */
export const postalPlaces = (): Promise<readonly PostalPlace[]> => {
  loaded ??= readPlaces()
  return loaded
}

const readPlaces = async (): Promise<readonly PostalPlace[]> => {
  const [us, ca] = await Promise.all([import('zipcodes/lib/codes.js'), import('zipcodes/lib/codesCanada.js')])
  const american = Object.values(us.default.codes)
    .filter(({ state }) => !MILITARY.has(state))
    .map(row => ({ ...at(row), code: row.zip, city: row.city, state: row.state, country: 'US' as const }))
  const canadian = Object.values(ca.default.codes).map(row => ({
    ...at(row),
    code: row.zip,
    city: canadianCity(row.zip, row.city),
    state: provinceOfFsa(row.zip),
    country: 'CA' as const,
  }))
  const byCode = (a: PostalPlace, b: PostalPlace) => (a.code < b.code ? -1 : 1)
  return [...american.toSorted(byCode), ...canadian.toSorted(byCode)]
}

/** The package writes unknown coordinates as 0, 0 or leaves them out. */
const at = ({ latitude, longitude }: { readonly latitude?: number; readonly longitude?: number }) => ({
  latitude: latitude || null,
  longitude: longitude || null,
})

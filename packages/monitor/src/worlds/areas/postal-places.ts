/** A ZIP of the United States, or the first three characters of a Canadian postal code. */
export interface PostalPlace {
  readonly code: string
  readonly city: string
  readonly state: string
  readonly country: 'US' | 'CA'
  /** Null, both: they are not known, or lie outside the state. */
  readonly latitude: number | null
  readonly longitude: number | null
}

const degreesOf = (cell: string): number | null => (cell === '' ? null : Number(cell))

const placeOf = (line: string): PostalPlace => {
  const [code = '', city = '', state = '', latitude = '', longitude = ''] = line.split('\t')
  const country = /^\d/u.test(code) ? 'US' : 'CA'
  return { code, city, state, country, latitude: degreesOf(latitude), longitude: degreesOf(longitude) }
}

let loaded: Promise<readonly PostalPlace[]> | undefined

/**
 * Every ZIP and FSA of the list `places.tsv`, which `npm run places` writes, in the order of the codes. Loaded on first use,
 * as it is 1.6 MB.
 */
export const postalPlaces = (): Promise<readonly PostalPlace[]> => {
  loaded ??= import('./places.tsv?raw').then(({ default: list }) =>
    list
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(placeOf),
  )
  return loaded
}

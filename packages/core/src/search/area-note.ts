import { COUNTRY_NAMES, DEFAULT_COUNTRIES, HOME_COUNTRY } from '../shared/countries.ts'
import type { Area } from './area.ts'
import { AREA_KIND_LABELS } from './area-kind.ts'

/**
 * What an area is, in a few words next to its name: "ZIP code", "State", "Province, Canada", "State, Mexico".
 *
 * Choice: the country is shown only outside the United States, by its name if it is one of the three, else by its
 * letters. A state is called a province in Canada.
 * Source: section 3, "Area".
 */
export const areaNote = ({ kind, country }: Pick<Area, 'kind' | 'country'>): string => {
  const what = kind === 'state' && country === 'CA' ? 'Province' : AREA_KIND_LABELS[kind]
  if (kind === 'country' || country === HOME_COUNTRY) return what
  const known = DEFAULT_COUNTRIES.find(each => each === country)
  return `${what}, ${known === undefined ? country : COUNTRY_NAMES[known]}`
}

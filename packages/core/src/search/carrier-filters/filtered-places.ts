import { REGIONS, type RegionKey } from '../../map/regions.ts'
import { COUNTRY_NAMES, DEFAULT_COUNTRIES, HOME_COUNTRY } from '../../shared/countries.ts'
import { isStartOfPlace } from '../place-key.ts'
import type { FilteredPlace } from './carrier-filters.ts'

/**
 * The places that a search can be narrowed to, in display order: the countries, then their states and provinces by
 * name, country by country.
 *
 * Source: section 9, "Countries"; section 2, "Map".
 */
export const FILTERED_PLACES: readonly FilteredPlace[] = [
  ...DEFAULT_COUNTRIES,
  ...DEFAULT_COUNTRIES.flatMap(country =>
    REGIONS.filter(region => region.country === country)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((region): RegionKey => region.key),
  ),
]

const REGION_NAMES: ReadonlyMap<string, string> = new Map(
  REGIONS.map(({ key, name, country }) => [key, country === HOME_COUNTRY ? name : `${name}, ${country}`]),
)

const isCountry = (place: FilteredPlace): place is (typeof DEFAULT_COUNTRIES)[number] =>
  place in COUNTRY_NAMES

/**
 * "Texas", "Ontario, CA", "Canada": states outside the United States show their country, as letters and names collide.
 *
 * Source: section 9, "Countries"; the wording is ours.
 */
export const filteredPlaceText = (place: FilteredPlace): string =>
  isCountry(place) ? COUNTRY_NAMES[place] : (REGION_NAMES.get(place) ?? place)

/**
 * Whether a place is offered for a text: a part of its name, in short or in full ("N. Carolina"), or its letters.
 *
 * Empty: every place, for an empty text. Source: section 3, "Area"; section 9, "Countries".
 */
export const isFilteredPlaceFound = (place: FilteredPlace, text: string): boolean => {
  const wanted = text.trim().toLowerCase()
  const name = filteredPlaceText(place)
  return (
    name.toLowerCase().includes(wanted) ||
    place.toLowerCase().endsWith(wanted) ||
    isStartOfPlace(wanted, name)
  )
}

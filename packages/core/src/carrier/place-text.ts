import type { Place } from './carrier.ts'

const HOME_COUNTRY = 'US'

/**
 * The text of a place in a row: "Dallas, TX".
 *
 * Choice: abroad the country is added, as state letters collide: NL is Nuevo León and Newfoundland.
 * Empty: undefined when neither city nor state is on record.
 */
export const placeText = ({ city, state, country }: Place): string | undefined => {
  if (city === null && state === null) return undefined
  const abroad = country === HOME_COUNTRY ? null : country
  return [city, state, abroad].filter(part => part !== null).join(', ')
}

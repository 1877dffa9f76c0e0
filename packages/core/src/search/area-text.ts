import { HOME_COUNTRY } from '../shared/countries.ts'
import type { Area } from './area.ts'
import { AREA_KIND_LABELS } from './area-kind.ts'

/**
 * An area in a list of suggestions, distinct from others of the same name: "Dallas, TX 75201 (ZIP code)", "Nuevo León,
 * MX (State)".
 *
 * Choice: an area outside the United States shows its country, because state letters collide; a country does not repeat
 * itself.
 * Source: section 3, "Area".
 */
export const areaText = ({ name, kind, country }: Pick<Area, 'name' | 'kind' | 'country'>): string => {
  const abroad = kind === 'country' || country === HOME_COUNTRY ? '' : `, ${country}`
  return `${name}${abroad} (${AREA_KIND_LABELS[kind]})`
}

import { HOME_COUNTRY } from '../shared/countries.ts'
import { AREA_KIND_LABELS } from './area-kind.ts'
import type { Area } from './area.ts'

/**
 * An area as a list of suggestions tells it apart from others of its name: "Dallas, TX 75201 (ZIP code)", "Nuevo León,
 * MX (State)".
 *
 * Choice: an area abroad has its country, as the letters of states collide; a country itself does not repeat it.
 * Source: section 3, "Area".
 */
export const areaText = ({ name, kind, country }: Pick<Area, 'name' | 'kind' | 'country'>): string => {
  const abroad = kind === 'country' || country === HOME_COUNTRY ? '' : `, ${country}`
  return `${name}${abroad} (${AREA_KIND_LABELS[kind]})`
}

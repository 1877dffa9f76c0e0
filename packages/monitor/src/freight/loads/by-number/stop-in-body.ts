import { z } from 'zod'
import { lineOfText } from '../../../http/fields.ts'

const CANADIAN = /^([A-Z]\d[A-Z])(?: ?\d[A-Z]\d)?$/
const ZIP = /^(\d{5})(?:-?\d{4})?$/

/** A ZIP, or the first three characters of a Canadian postal code: the part by which its place is known. */
export const placeCode = (code: string): string | null =>
  ZIP.exec(code)?.[1] ?? CANADIAN.exec(code)?.[1] ?? null

const PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))

/** A zone by its name, in one spelling. Null: there is none of this name. */
const zoneNamed = (name: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?$/

const momentInBody = z
  .string('Give a time.')
  .trim()
  .regex(LOCAL, 'Give a time at the stop such as 2026-12-01T08:00, or one with its offset.')
  .nullable()
  .default(null)

/** A stop in a body. Its times are those of the clock at the stop, unless they have an offset. */
export const stopInBody = z
  .strictObject({
    is_type: z.enum(['pickup', 'delivery'], 'Give pickup or delivery.'),
    city: lineOfText({ max: 100, empty: 'Give a city, or null.' }).nullable().default(null),
    state: z
      .string('Give a text.')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Give the two letters of the state.')
      .nullable()
      .default(null),
    postal_code: z
      .string('Give a text.')
      .trim()
      .toUpperCase()
      .max(10, 'Give a postal code.')
      .nullable()
      .default(null),
    country: z.enum(['US', 'CA', 'MX'], 'Give US, CA or MX.').nullable().default(null),
    latitude: z.number('Give a number.').min(-90).max(90).nullable().default(null),
    longitude: z.number('Give a number.').min(-180).max(180).nullable().default(null),
    starts_at: momentInBody,
    ends_at: momentInBody,
    time_zone: z
      .string('Give a text.')
      .max(60, 'Give a time zone such as America/Chicago.')
      .transform((name, context) => {
        const zone = zoneNamed(name)
        if (zone === null) context.addIssue('Give a time zone such as America/Chicago.')
        return zone
      })
      .nullable()
      .default(null),
  })
  .superRefine((stop, context) => {
    const { city, state, postal_code, latitude, longitude } = stop
    const refuse = (field: keyof typeof stop, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if ((latitude === null) !== (longitude === null))
      refuse(latitude === null ? 'latitude' : 'longitude', 'Give both coordinates, or neither.')
    else if (postal_code === null && latitude === null && (city === null || state === null))
      refuse('postal_code', 'Give a postal code, a city with its state, or both coordinates.')
    if (postal_code !== null && stop.country !== 'MX' && placeCode(postal_code) === null)
      refuse('postal_code', 'Give a ZIP of five digits, or a Canadian postal code.')
  })
  .transform(stop => ({
    ...stop,
    country:
      stop.country ??
      ((stop.postal_code === null ? PROVINCES.has(stop.state ?? '') : CANADIAN.test(stop.postal_code))
        ? ('CA' as const)
        : ('US' as const)),
  }))
export type SentStop = z.output<typeof stopInBody>

/** What of a stop says where it is. */
export type Whereabouts = Pick<
  SentStop,
  'city' | 'state' | 'postal_code' | 'country' | 'latitude' | 'longitude'
>

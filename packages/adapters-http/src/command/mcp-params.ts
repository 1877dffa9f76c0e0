import type { CarrierId } from '@fairhaul/core'

/** What a tool is given. */
export type Params = Readonly<Record<string, unknown>>

/** Numbers and names of one question, at most. */
export const TEXTS_MAX = 100

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The text of a parameter. Refuses: throws a sentence for anything else, and for a blank one. */
export const textIn = (params: Params, name: string): string => {
  const value = params[name]
  if (!isText(value)) throw new RangeError(`Give ${name} as a text.`)
  return value
}

/** The texts of a parameter. Refuses: throws a sentence for anything else, and for too many. */
export const textsIn = (params: Params, name: string): readonly string[] => {
  const value = params[name]
  if (!Array.isArray(value) || value.length > TEXTS_MAX || !value.every(isText))
    throw new RangeError(`Give ${name} as a list of at most ${TEXTS_MAX} texts.`)
  return value
}

/** The carrier of a tool. Refuses: throws a sentence for anything but a whole number. */
export const carrierIn = ({ carrier_id: value }: Params): CarrierId => {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new RangeError('Give carrier_id as a number.')
  return value as CarrierId
}

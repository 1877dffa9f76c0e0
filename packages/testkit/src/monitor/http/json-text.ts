const textOf = new WeakMap<object, string>()

/** More names than these are not remembered: those of maps, which a client may choose. */
const NAMES_MAX = 2_000
const nameTexts = new Map<string, string>()

/** A name of an object with its colon. */
function nameText(name: string): string {
  const known = nameTexts.get(name)
  if (known !== undefined) return known
  const text = `${JSON.stringify(name)}:`
  if (nameTexts.size < NAMES_MAX) nameTexts.set(name, text)
  return text
}

/**
 * A value as JSON, the same text as `JSON.stringify` gives. The text of an object that `frozen` made is cached with it:
 * most of a page of carriers is facts that do not change between two responses.
 *
 * Values are those of a checked response: texts, numbers, booleans, null, arrays and plain objects. Undefined parts of an
 * object are left out.
 */
export function jsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Object.isFrozen(value)) {
    const known = textOf.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    textOf.set(value, text)
    return text
  }
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${jsonText(item)}`
    return `[${text}]`
  }
  for (const [name, part] of Object.entries(value))
    if (part !== undefined) text += `${text === '' ? '' : ','}${nameText(name)}${jsonText(part)}`
  return `{${text}}`
}

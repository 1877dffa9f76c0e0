/** A part of a body: text, or text as UTF-8 bytes. */
type Part = string | Buffer<ArrayBuffer>

const cachedParts = new WeakMap<object, Part>()

/** Texts of as many characters are bytes: a socket takes bytes as they are, and converts a text each time. */
const BYTES_FROM = 512

/** More names than these are not cached: those of maps, which a client may choose. */
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

/** An object that `frozen` made, as JSON. */
function frozenPart(value: object): Part {
  const known = cachedParts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  const part = text.length < BYTES_FROM ? text : Buffer.from(text)
  cachedParts.set(value, part)
  return part
}

/** Collects JSON in order. */
class Parts {
  readonly #bytes: Buffer[] = []
  #text = ''

  add(value: unknown): void {
    if (typeof value !== 'object' || value === null) this.#text += JSON.stringify(value) ?? 'null'
    else if (Object.isFrozen(value)) this.#addFrozen(value)
    else if (Array.isArray(value)) this.#addItems(value)
    else this.#addFields(value)
  }

  #addFrozen(value: object): void {
    const part = frozenPart(value)
    if (typeof part === 'string') {
      this.#text += part
      return
    }
    this.#bytes.push(Buffer.from(this.#text), part)
    this.#text = ''
  }

  #addItems(items: readonly unknown[]): void {
    this.#text += '['
    let isFirst = true
    for (const item of items) {
      if (!isFirst) this.#text += ','
      isFirst = false
      this.add(item)
    }
    this.#text += ']'
  }

  #addFields(fields: object): void {
    this.#text += '{'
    let isFirst = true
    for (const [name, field] of Object.entries(fields)) {
      if (field === undefined) continue
      this.#text += isFirst ? nameText(name) : `,${nameText(name)}`
      isFirst = false
      this.add(field)
    }
    this.#text += '}'
  }

  joined(): Part {
    if (this.#bytes.length > 0) return Buffer.concat([...this.#bytes, Buffer.from(this.#text)])
    return this.#text.length < BYTES_FROM ? this.#text : Buffer.from(this.#text)
  }
}

/**
 * A value as JSON, the same text as `JSON.stringify` gives: a short text, or UTF-8 bytes. The bytes of an object that
 * `frozen` made are cached with it: most of a page of carriers is facts that do not change between two responses.
 *
 * Values are those of a checked response: texts, numbers, booleans, null, arrays and plain objects. Undefined parts of an
 * object are left out.
 */
export function jsonBody(value: unknown): Part {
  const parts = new Parts()
  parts.add(value)
  return parts.joined()
}

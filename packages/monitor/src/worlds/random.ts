/** A random number generator that gives the same numbers for the same seed on every machine. */
export interface Random {
  /** A fraction, 0 included, 1 not. */
  next(): number
  /** A whole number from least to most, both included. */
  whole(least: number, most: number): number
  /** One of the items. Refuses: an empty list throws. */
  pick<T>(items: readonly T[]): T
  /** One of the items, as often as its weight says. */
  weigh<T>(items: readonly (readonly [weight: number, item: T])[]): T
  /** True with this probability. */
  chance(share: number): boolean
}

/** The FNV-1a hash of a text, for the generator's state. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** The generator sfc32. */
const numbers = (seed: string): (() => number) => {
  let [a, b, c, count] = [hash(seed), hash(`${seed}/b`), hash(`${seed}/c`), 1]
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/**
 * Choice: each item of a world has its own seed (`demo/carrier/17`), so that a change to one affects no other.
 */
export const randomFrom = (seed: string): Random => {
  const next = numbers(seed)
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from')
    return items[whole(0, items.length - 1)] as T
  }
  const weigh = <T>(items: readonly (readonly [number, T])[]): T => {
    let left = next() * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) {
      left -= weight
      if (left < 0) return item
    }
    return pick(items)[1]
  }
  return { next, whole, pick, weigh, chance: share => next() < share }
}

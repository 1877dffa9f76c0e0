import type { z } from 'zod'
import { frozen } from '../kernel/frozen.ts'

/**
 * The same schema, which checks each object that `frozen` made once, and then gives the same result again, which is
 * frozen too. Any other object may have changed, so it is checked each time.
 */
export function checkedOnce<S extends z.ZodType>(schema: S): S {
  const once = schema.clone()
  const results = new WeakMap<object, unknown>()
  const check = once._zod.run
  once._zod.run = (payload, context) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return check(payload, context)
    const known = results.get(value)
    if (known !== undefined) {
      payload.value = known
      return payload
    }
    const checked = check(payload, context)
    if (!(checked instanceof Promise) && checked.issues.length === 0)
      results.set(value, frozen(checked.value))
    return checked
  }
  return once
}

import { expect, it } from 'vitest'
import { z } from 'zod'
import { frozen } from '../kernel/frozen.ts'
import { checkedOnce } from './checked-once.ts'

/** A schema that counts its checks. */
const counted = () => {
  let checks = 0
  const schema = checkedOnce(
    z.object({ units: z.number() }).refine(() => {
      checks += 1
      return true
    }),
  )
  return { schema, checks: () => checks }
}

it('a frozen object is checked once, with the same result', () => {
  const { schema, checks } = counted()
  const value = frozen({ units: 3 })
  expect(schema.parse(value)).toEqual({ units: 3 })
  expect(schema.parse(value)).toEqual({ units: 3 })
  expect(checks()).toBe(1)
})

it('an object that may change is checked each time', () => {
  const { schema } = counted()
  const value: { units: unknown } = { units: 3 }
  expect(schema.safeParse(value).success).toBe(true)
  value.units = 'three'
  expect(schema.safeParse(value).success).toBe(false)
})

it('a frozen object that is refused is refused each time', () => {
  const { schema } = counted()
  const value = frozen({ units: 'three' })
  expect(schema.safeParse(value).success).toBe(false)
  expect(schema.safeParse(value).success).toBe(false)
})

it('the schema is checked as a part of another', () => {
  const { schema, checks } = counted()
  const rows = z.array(z.object({ census: schema.nullable() }))
  const census = frozen({ units: 3 })
  rows.parse([{ census }, { census }, { census: null }])
  expect(checks()).toBe(1)
})

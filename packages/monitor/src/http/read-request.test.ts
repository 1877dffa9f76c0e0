import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { readParams } from './read-request.ts'
import { route } from './route.ts'

const code = z
  .string()
  .regex(/^[a-z]+$/)
  .transform(text => text.toUpperCase())

describe('the parameters in a path', () => {
  it('are ids, unless they have a schema', () => {
    expect(readParams({ id: '12', code: 'abc' }, { code })).toEqual({ id: 12, code: 'ABC' })
  })

  it.each([
    { id: '0', code: 'abc' },
    { id: '-1', code: 'abc' },
    { id: '1.5', code: 'abc' },
    { id: '2147483648', code: 'abc' },
    { id: '', code: 'abc' },
    { id: '1', code: '12' },
    { id: '1', code: '' },
  ])('that are invalid give 404: %j', texts => {
    expect(() => readParams(texts, { code })).toThrow(expect.objectContaining({ status: 404 }))
  })

  it('have the types of their schemas', () => {
    route({
      method: 'GET',
      path: 'things/:id/:code',
      params: { code },
      summary: '',
      access: 'broker',
      handle: async ({ params }) => {
        expectTypeOf(params).toEqualTypeOf<{ readonly id: number; readonly code: string }>()
        return {}
      },
    })
    const other = { method: 'GET', path: 'things/:id', summary: '', access: 'broker' } as const
    const made = route({
      ...other,
      handle: async ({ params }) => {
        expectTypeOf(params).toEqualTypeOf<{ readonly id: number }>()
        return {}
      },
    })
    // @ts-expect-error a path has no name `cod`
    route({ ...other, params: { cod: code }, handle: async () => ({}) })
    expect(made.schemas).toEqual({})
  })
})

import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeFieldLabel, changeOrderLines } from './change-order-text.ts'
import { decideChangeOrder } from './decide-change-order.ts'

const { companyChangeOrders, instants } = arbitrary
const decisions = fc.constantFrom('approved', 'rejected')

describe('laws of change orders', () => {
  it('a change order is decided at most once, and the first decision stands', () => {
    holds([companyChangeOrders, decisions, decisions, instants], (order, first, second, at) => {
      const once = decideChangeOrder(order, first, { by: null, at })
      expect(once.ok).toBe(order.state === 'pending')
      if (!once.ok) return
      expect(once.value.state).toBe(first)
      expect(decideChangeOrder(once.value, second, { by: null, at })).toMatchObject({
        ok: false,
        refusal: { kind: `already-${first}` },
      })
    })
  })

  it('a decision does not alter the requested changes', () => {
    holds([companyChangeOrders, decisions, instants], (order, decision, at) => {
      const once = decideChangeOrder(order, decision, { by: null, at })
      if (once.ok) expect(changeOrderLines(once.value)).toEqual(changeOrderLines(order))
    })
  })

  it('no field is shown by its raw key', () => {
    holds([fc.stringMatching(/^[a-z]+(_[a-z]+|[A-Z][a-z]+){1,3}$/)], field => {
      expect(changeFieldLabel(field)).toMatch(/^[A-Z]/)
      expect(changeFieldLabel(field)).not.toContain('_')
    })
  })

  it('a change order always has text, and never more lines than fields', () => {
    holds([companyChangeOrders], order => {
      const lines = changeOrderLines(order)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(Math.max(1, order.changes.length))
    })
  })
})

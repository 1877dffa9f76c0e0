import { anAssociatedCarrier, arbitrary, holds, id, someSharedCounts } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectionStatus } from '../connection-status.ts'
import { blockChosenPlan, blockPreview, blockPreviewText, carriersSharing } from './block-preview.ts'

const row = (number: number, status: ConnectionStatus | null, shared = {}) =>
  anAssociatedCarrier({
    id: id(number),
    connection: status === null ? null : { id: id(number), status, isDismissed: false },
    shared: someSharedCounts({ email: 0, phone: 0, ...shared }),
  })

describe('what blocking would change', () => {
  it.each([
    [
      [row(1, null), row(2, 'onboarded'), row(3, 'do_not_dispatch')],
      '2 carriers become do not dispatch for your company, 1 of them onboarded now. 1 already is.',
    ],
    [[row(1, 'needs_to_onboard')], '1 carrier becomes do not dispatch for your company.'],
    [[row(1, 'do_not_dispatch'), row(2, 'do_not_dispatch')], 'Nothing changes. 2 already are.'],
    [[], 'Nothing changes.'],
  ])('what blocking would change is shown before it is done, %#', (rows, text) => {
    expect(blockPreviewText(blockPreview(rows))).toBe(text)
  })

  it('carriers that share one of the kinds are those that a block by type changes', () => {
    const rows = [row(1, null, { email: 1 }), row(2, null, { phone: 1 }), row(3, null)]
    expect(carriersSharing(rows, ['email', 'address']).map(({ id: is }) => is)).toEqual([1])
  })
})

describe('the plan that blocks chosen carriers', () => {
  it('chosen carriers are blocked with one call for each kind, each once', () => {
    const chosen = [
      row(1, null, { phone: 1 }),
      row(2, null, { email: 1, phone: 3 }),
      row(3, null, { phone: 2 }),
    ]
    expect(blockChosenPlan({ carrierId: id(7), chosen, notes: ' Same owner ' })).toEqual({
      ok: true,
      value: [
        { carrierId: 7, kind: 'email', carrierIds: [2], notes: 'Same owner' },
        { carrierId: 7, kind: 'phone', carrierIds: [1, 3], notes: 'Same owner' },
      ],
    })
  })

  it('a plan needs a chosen carrier, and takes five hundred', () => {
    const plan = (chosen: Parameters<typeof blockChosenPlan>[0]['chosen']) =>
      blockChosenPlan({ carrierId: id(7), chosen, notes: '' })
    expect(plan([])).toMatchObject({ ok: false, refusal: [{ field: 'carrierIds' }] })
    expect(plan([row(1, null)])).toMatchObject({ ok: false })
    const many = Array.from({ length: 501 }, (_, at) => row(at + 10, null, { phone: 1 }))
    expect(plan(many)).toMatchObject({ ok: false, refusal: [{ message: 'Choose at most 500 carriers.' }] })
  })

  it('no carrier is in two calls of a plan, and none that was not chosen', () => {
    holds(
      [fc.uniqueArray(arbitrary.associatedCarriers, { maxLength: 12, selector: it => it.id })],
      chosen => {
        const plan = blockChosenPlan({ carrierId: id(7), chosen, notes: '' })
        const ids = plan.ok ? plan.value.flatMap(({ carrierIds }) => carrierIds) : []
        expect(new Set(ids).size).toBe(ids.length)
        for (const each of ids) expect(chosen.some(({ id: is }) => is === each)).toBe(true)
      },
    )
  })
})

import { LOAD_AUDIT_KINDS, type LoadAudits } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A company of whose loads an audit finds something, and that was never audited. */
export interface LoadAuditSubject {
  /** For one who reads the log of what people did. */
  readonly audits: LoadAudits
  /** For a colleague who does not. */
  readonly forOther: LoadAudits
}

/** What every `LoadAudits` does. Source: section 4, "Audit of loads". */
export const loadAuditsContract = (make: Make<LoadAuditSubject>): void => {
  describe('the audit of loads', () => {
    it('finds nothing before it was made, and then says when', async () => {
      const { audits } = await make()
      expect(valueOf(await audits.last())).toBeNull()
      expect(valueOf(await audits.lines({})).total).toBe(0)
      const made = valueOf(await audits.run())
      expect(made).not.toBeNull()
      expect(valueOf(await audits.last())).toEqual(made)
    })

    it('lists what it found, the newest first, and each kind alone', async () => {
      const { audits } = await make()
      valueOf(await audits.run())
      const { items, total } = valueOf(await audits.lines({}))
      expect(total).toBeGreaterThan(0)
      expect(items.map(({ since }) => since)).toEqual(
        items
          .map(({ since }) => since)
          .toSorted()
          .toReversed(),
      )
      for (const kind of LOAD_AUDIT_KINDS)
        expect(valueOf(await audits.lines({ kind })).items).toEqual(items.filter(it => it.kind === kind))
    })

    it('is for those who read the log of what people did', async () => {
      const { forOther } = await make()
      expectRefused(await forOther.last(), 'forbidden')
      expectRefused(await forOther.run(), 'forbidden')
      expectRefused(await forOther.lines({}), 'forbidden')
    })
  })
}

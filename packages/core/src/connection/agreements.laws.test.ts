import { arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { displayedAgreements } from './displayed-agreements.ts'

const lists = arbitrary.carrierAgreementLists

describe('laws of the agreements shown', () => {
  it('the shown agreements are the same for any order, one per name', () => {
    holds([lists, lists], (one, other) => {
      const ids = new Set(one.map(({ id }) => id))
      const all = [...one, ...other.filter(({ id }) => !ids.has(id))]
      const turned = all.toSorted((a, b) => (a.id % 7) - (b.id % 7) || a.id - b.id)
      expect(displayedAgreements(turned)).toEqual(displayedAgreements(all))
      expect(displayedAgreements(all.toReversed())).toEqual(displayedAgreements(all))
      expect(displayedAgreements(all)).toHaveLength(new Set(all.map(each => each.contractName)).size)
    })
  })

  it('the shown agreements never repeat a name, and leave no name out', () => {
    holds([lists], agreements => {
      const names = displayedAgreements(agreements).map(({ contractName }) => contractName)
      expect(new Set(names).size).toBe(names.length)
      expect(new Set(names)).toEqual(new Set(agreements.map(({ contractName }) => contractName)))
    })
  })

  it('choosing among the shown agreements again gives the same', () => {
    holds([lists], agreements => {
      const shown = displayedAgreements(agreements)
      expect(displayedAgreements(shown)).toEqual(shown)
    })
  })

  it('no agreement of the same packet takes precedence over a shown one', () => {
    holds([lists], agreements => {
      for (const shown of displayedAgreements(agreements)) {
        const rivals = agreements.filter(
          each =>
            each.contractName === shown.contractName && each.onboardingPacketId === shown.onboardingPacketId,
        )
        const uploaded = rivals.filter(({ isBrokerUploaded }) => isBrokerUploaded)
        const best = Math.max(...(uploaded.length > 0 ? uploaded : rivals).map(({ id }) => id))
        expect(shown.id).toBe(best)
      }
    })
  })

  it('an agreement of another name does not change which one is shown for a name', () => {
    holds([lists, lists], (agreements, others) => {
      const strangers = others.map(each => ({ ...each, contractName: 'Other' }))
      const withThem = displayedAgreements([...agreements, ...strangers])
      expect(withThem.filter(({ contractName }) => contractName !== 'Other')).toEqual(
        displayedAgreements(agreements),
      )
    })
  })
})

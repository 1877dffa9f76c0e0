import { DIGEST_KIND_NAMES, type Digests } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A person who is notified, and a colleague who is not. */
export interface DigestsSubject {
  readonly digests: Digests
  readonly asUnnotified: Digests
}

/** What every `Digests` does. Source: section 6, "Scopes". */
export const digestsContract = (make: Make<DigestsSubject>): void => {
  describe('the preferences of digests', () => {
    let subject: DigestsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('there is no digest before the first morning', async () => {
      expect(valueOf(await subject.digests.latest())).toBeNull()
      expectRefused(await subject.asUnnotified.latest(), 'forbidden')
    })

    it('a digest is daily and has every kind until a person chooses otherwise', async () => {
      expect(valueOf(await subject.digests.preferences())).toEqual({
        frequency: 'daily',
        kinds: DIGEST_KIND_NAMES,
        timeZone: 'UTC',
      })
    })

    it('the choice of a person about digests is kept, each kind once and in order', async () => {
      const chosen = { frequency: 'weekly', kinds: ['alert', 'verdict'] } as const
      const saved = valueOf(await subject.digests.savePreferences(chosen))
      expect(saved).toEqual({ frequency: 'weekly', kinds: ['verdict', 'alert'], timeZone: 'UTC' })
      expect(valueOf(await subject.digests.preferences())).toEqual(saved)
    })

    it('a digest of nothing is refused at its kinds, and so is one for someone who is not notified', async () => {
      expectInvalid(await subject.digests.savePreferences({ frequency: 'daily', kinds: [] }), 'kinds')
      expectRefused(await subject.asUnnotified.preferences(), 'forbidden')
    })
  })
}

import type {
  CalendarDate,
  CarrierId,
  NewOwnCheck,
  OwnCheckCodeId,
  OwnCheckId,
  OwnChecks,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aCertificateFile } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A broker who may override rules. */
export interface OwnChecksSubject {
  readonly checks: OwnChecks
  readonly nextCarrier: NextCarrier
  /** The day it is. */
  readonly today: CalendarDate
  /** No carrier has it. */
  readonly absentCarrier: CarrierId
  /** No check of the company has it. */
  readonly absent: OwnCheckId
  /** No code of the company has it. */
  readonly absentCode: OwnCheckCodeId
  /** A carrier whose e-mail address has been on record for long. */
  readonly reachable: () => Promise<CarrierId>
  /** The newest code that was mailed to an address. */
  readonly codeFor: (address: string) => Promise<string>
}

/** What every `OwnChecks` does. Source: section 3, "Check of one's own". */
export const ownChecksContract = (make: Make<OwnChecksSubject>): void => {
  describe('checks of one’s own', () => {
    const start = async () => {
      const subject = await make()
      const carrierId = subject.nextCarrier()
      const { checks, today } = subject
      const check: NewOwnCheck = {
        carrierId,
        kind: 'physical_location',
        isVerified: true,
        checkedOn: today,
        expiresOn: today,
        note: 'Drove by.',
      }
      const record = async (change: Partial<NewOwnCheck> = {}) =>
        valueOf(await checks.create({ ...check, ...change }))
      const listed = async () => valueOf(await checks.list({ carrierId })).items
      return { ...subject, carrierId, check, record, listed }
    }

    it('a recorded check is listed as it was recorded', async () => {
      const { check, record, listed } = await start()
      const made = await record()
      expect(made).toMatchObject({ ...check, file: null, isReplaced: false, withdrawal: null })
      expect(await listed()).toEqual([made])
    })

    it('a check keeps its file under its name, and one that found nothing has no end', async () => {
      const { record } = await start()
      const file = aCertificateFile({ name: 'yard.pdf' })
      const made = await record({ file, isVerified: false, expiresOn: null, note: null })
      expect(made).toMatchObject({ isVerified: false, expiresOn: null, note: null })
      expect(made.file?.name).toBe('yard.pdf')
    })

    it('a newer check of the same kind replaces an older one, until it is taken back', async () => {
      const { checks, record, listed } = await start()
      await record()
      await record({ kind: 'references' })
      const newer = await record()
      const replaced = async () => (await listed()).map(({ kind, isReplaced }) => [kind, isReplaced])
      expect(await replaced()).toEqual([
        ['physical_location', false],
        ['references', false],
        ['physical_location', true],
      ])
      const taken = valueOf(await checks.withdraw({ id: newer.id, reason: ' Another yard. ' }))
      expect(taken.withdrawal).toMatchObject({ reason: 'Another yard.' })
      expect((await replaced()).map(([, isReplaced]) => isReplaced)).toEqual([false, false, false])
      expectRefused(await checks.withdraw({ id: newer.id, reason: 'Again.' }), 'conflict')
    })

    it('what cannot be is refused at its field', async () => {
      const { checks, check, today } = await start()
      const refused = (change: Partial<NewOwnCheck>) => checks.create({ ...check, ...change })
      expectInvalid(await refused({ checkedOn: '2999-01-01', expiresOn: '2999-01-02' }), 'checkedOn')
      expectInvalid(await refused({ expiresOn: '2020-01-01' }), 'expiresOn')
      expectInvalid(await refused({ checkedOn: '2020-01-01', expiresOn: '2020-02-01' }), 'expiresOn')
      expectInvalid(await refused({ expiresOn: '2999-01-01' }), 'expiresOn')
      expectInvalid(await refused({ expiresOn: null }), 'expiresOn')
      expectInvalid(await refused({ isVerified: false, expiresOn: today }), 'expiresOn')
      expectInvalid(await refused({ note: 'x'.repeat(1_001) }), 'note')
    })

    it('a code that the caller reads from the mail is a check, once', async () => {
      const { checks, reachable, codeFor, absentCode, today } = await start()
      const carrierId = await reachable()
      const { id, address } = valueOf(await checks.sendCode({ carrierId }))
      const code = await codeFor(address)
      const wrong = code === '000000' ? '000001' : '000000'
      expectInvalid(await checks.enterCode({ id, code: wrong }), 'code')
      expectRefused(await checks.enterCode({ id: absentCode, code }), 'not-found')
      const check = valueOf(await checks.enterCode({ id, code }))
      expect(check).toMatchObject({
        carrierId,
        kind: 'email_code',
        isVerified: true,
        address,
        checkedOn: today,
      })
      expectInvalid(await checks.enterCode({ id, code }), 'code')
    })

    it('a missing carrier, a missing check and a missing reason are refused', async () => {
      const { checks, check, record, absent, absentCarrier } = await start()
      expectRefused(await checks.create({ ...check, carrierId: absentCarrier }), 'not-found')
      expectRefused(await checks.list({ carrierId: absentCarrier }), 'not-found')
      expectRefused(await checks.sendCode({ carrierId: absentCarrier }), 'not-found')
      expectRefused(await checks.withdraw({ id: absent, reason: 'Another yard.' }), 'not-found')
      expectInvalid(await checks.withdraw({ id: (await record()).id, reason: ' ' }), 'reason')
    })
  })
}

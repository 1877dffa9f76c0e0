import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { decidingVerification } from './deciding-verification.ts'

const { calendarDates, verifications } = arbitrary

it('a check of the own verifies something only while it counts', () => {
  holds([verifications, calendarDates], (verification, today) => {
    const { isOwn, isVerified } = decidingVerification(verification, today)
    if (!isOwn || isVerified !== true) return
    const { own } = verification
    expect(own).toMatchObject({ isVerified: true, isWithdrawn: false })
    expect((own?.checkedOn ?? '') <= today && (own?.expiresOn ?? '9999') >= today).toBe(true)
  })
})

it('taking a check back never verifies what the record does not', () => {
  holds([verifications, calendarDates], (verification, today) => {
    const own = verification.own == null ? null : { ...verification.own, isWithdrawn: true }
    const { isVerified } = decidingVerification({ ...verification, own }, today)
    expect(isVerified).toBe(verification.isVerified)
  })
})

it('a record that has nothing is never made milder by an older check', () => {
  holds([verifications, calendarDates], (verification, today) => {
    const none = { ...verification, isVerified: false, verifiedOn: today }
    expect(decidingVerification(none, today).isVerified).toBe(false)
  })
})

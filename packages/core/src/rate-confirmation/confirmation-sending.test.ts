import { aConfirmationSending } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { isOut, sendingSteps, sendingWord } from './confirmation-sending.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const at = '2026-11-19T15:00:00.000Z'
const accepted = { at, by: 'Ruth Invented', from: '203.0.113.7' }
const linesOf = (sending = aConfirmationSending(), viewedAt: string | null = null, now = NOW) =>
  sendingSteps({ viewedAt, sending }, now).map(({ label, text, tone }) => `${label} ${tone}: ${text}`)

describe('what happened to a rate confirmation that was sent', () => {
  it('is how far the mail is known to have come, and no more', () => {
    expect(linesOf()[0]).toMatch(/^Mail plain: Handed over to the mail server, /)
    expect(linesOf(aConfirmationSending({ handedOverAt: null }))[0]).toBe(
      'Mail incomplete: Waiting for the mail server.',
    )
    expect(linesOf(aConfirmationSending({ handedOverAt: null, mailFailedAt: at }))[0]).toMatch(
      /^Mail fail: The mail server refused it, .+ No one has it\.$/,
    )
    const canceled = { at, reason: null }
    expect(linesOf(aConfirmationSending({ handedOverAt: null, canceled }))[0]).toBe(
      'Mail plain: Never handed over.',
    )
  })

  it('is who viewed and accepted it, and until when the link works', () => {
    expect(linesOf().slice(1)).toEqual([
      'Viewed plain: Not yet.',
      'Accepted plain: Not yet.',
      expect.stringMatching(/^Link plain: Ends /),
    ])
    expect(linesOf(aConfirmationSending(), at, '2027-11-20T15:00:00.000Z').slice(1)).toEqual([
      expect.stringMatching(/^Viewed plain: .+, with the code from their mailbox\.$/),
      'Accepted plain: Not yet.',
      expect.stringMatching(/^Link incomplete: Ended .+ Cancel it and send it again\.$/),
    ])
    expect(linesOf(aConfirmationSending({ accepted }), at).at(-1)).toMatch(
      /^Accepted pass: By Ruth Invented, .+, from 203\.0\.113\.7\.$/,
    )
  })

  it('is that it was canceled and why, and why its address was used', () => {
    const lines = linesOf(
      aConfirmationSending({ canceled: { at, reason: 'Called off.' }, addressReason: 'By phone.' }),
    )
    expect(lines[1]).toBe('Address incomplete: Not safe to write to, confirmed: By phone.')
    expect(lines.at(-1)).toMatch(/^Canceled fail: .+: Called off\.$/)
    expect(linesOf(aConfirmationSending({ canceled: { at, reason: null } })).at(-1)).toMatch(/\.$/)
  })

  it('is nothing of one that was not sent from here', () => {
    expect(sendingSteps({ viewedAt: at, sending: null }, NOW)).toEqual([])
    expect([sendingWord({ viewedAt: at, sending: null }), isOut({ sending: null })]).toEqual([null, false])
  })

  it.each([
    ['Handed over', {}, null],
    ['Sending', { handedOverAt: null }, null],
    ['Mail refused', { handedOverAt: null, mailFailedAt: at }, null],
    ['Viewed', {}, at],
    ['Viewed', { mailFailedAt: at }, at],
    ['Accepted', { accepted }, at],
    ['Canceled', { accepted, canceled: { at, reason: null } }, at],
  ])('is in a word %s', (word, change, viewedAt) => {
    const sending = aConfirmationSending(change)
    expect(sendingWord({ viewedAt, sending })?.text).toBe(word)
    expect(isOut({ sending })).toBe(word !== 'Canceled')
  })
})

import { describe, expect, it } from 'vitest'
import { UnusableFlag } from './command-line.ts'
import { databaseUrlOf, readSettings } from './settings.ts'

const SERVER = 'postgresql://fairhaul:secret@db.example/fairhaul?sslmode=verify-full'

describe('the settings of the monitor', () => {
  it('are read from the environment, and an empty one counts as unset', () => {
    expect(readSettings({ DATABASE_URL: SERVER, SMTP_URL: '', FAIRHAUL_CHAT_SECRET: 'a b' })).toEqual({
      databaseUrl: SERVER,
      smtpUrl: undefined,
      smtpFrom: undefined,
      chatSecret: 'a b',
      operatorSecret: undefined,
      qcmobileKey: undefined,
      qcmobileUrl: undefined,
      disableDnuAssociations: undefined,
    })
  })

  it.each([
    ['DATABASE_URL', SERVER],
    ['DATABASE_URL', 'postgres://127.0.0.1:5432/fairhaul'],
    ['DATABASE_URL', 'postgresql:///fairhaul?host=/var/run/postgresql'],
    ['SMTP_URL', 'smtps://user:p%40ss@mail.example:465'],
    ['SMTP_URL', 'smtp://127.0.0.1:2525'],
    ['SMTP_FROM', 'no-reply@yours.example'],
    ['SMTP_FROM', 'Fairhaul <no-reply@yours.example>'],
    ['SMTP_FROM', '"Your Company, Inc." <no-reply@yours.example>'],
    ['FAIRHAUL_QCMOBILE_URL', 'http://127.0.0.1:8080/qc'],
    ['DISABLE_DNU_ASSOCIATIONS', '1'],
  ])('%s may be %s', (name, text) => {
    expect(Object.values(readSettings({ [name]: text }))).toContain(text)
  })

  it.each([
    ['DATABASE_URL', 'fairhaul', 'is no address such as postgresql://user:password@host/name.'],
    ['DATABASE_URL', 'mysql://u:p@host/name', 'is no address such as postgresql://user:password@host/name.'],
    ['DATABASE_URL', `"${SERVER}"`, 'is in quotes: write it without them.'],
    ['DATABASE_URL', `'${SERVER}'`, 'is in quotes: write it without them.'],
    ['SMTP_URL', 'nope', 'is no address such as smtps://user:password@mail.example:465.'],
    ['SMTP_URL', 'mail.yours.example:465', 'is no address such as smtps://user:password@mail.example:465.'],
    ['SMTP_URL', 'https://mail.example', 'is no address such as smtps://user:password@mail.example:465.'],
    ['SMTP_FROM', '"Fairhaul <no-reply@yours.example>"', 'is in quotes: write it without them.'],
    ['SMTP_FROM', 'Your Company', 'is no sender such as no-reply@yours.example or'],
    ['SMTP_FROM', 'a@yours.example, b@yours.example', 'is no sender such as no-reply@yours.example or'],
    ['SMTP_FROM', 'A\r\nBcc: b@other.example <a@yours.example>', 'is no sender such as'],
    ['FAIRHAUL_CHAT_SECRET', 'secret\n', 'begins or ends with a blank, or has several lines.'],
    ['FAIRHAUL_OPERATOR_SECRET', ' secret', 'begins or ends with a blank, or has several lines.'],
    ['FAIRHAUL_QCMOBILE_KEY', '"key"', 'is in quotes: write it without them.'],
    ['FAIRHAUL_QCMOBILE_URL', 'elsewhere', 'is no address such as https://mobile.fmcsa.dot.gov/qc/services.'],
    ['DISABLE_DNU_ASSOCIATIONS', 'yes', 'is neither 0 nor 1.'],
  ])('%s must not be %j: one sentence names it and does not repeat it', (name, text, sentence) => {
    const refusal = () => readSettings({ [name]: text })
    expect(refusal).toThrow(UnusableFlag)
    expect(refusal).toThrow(`${name} ${sentence}`)
    expect(refusal).not.toThrow(text)
  })

  it('have a sentence each where several are wrong', () => {
    expect(() => readSettings({ SMTP_URL: 'nope', SMTP_FROM: 'nope' })).toThrow(
      /^SMTP_URL is no address .*\nSMTP_FROM is no sender .*$/,
    )
  })

  it('are not all read by a program that needs the database alone', () => {
    expect(databaseUrlOf({ DATABASE_URL: SERVER, SMTP_URL: 'nope' })).toBe(SERVER)
    expect(databaseUrlOf({})).toBeUndefined()
    expect(() => databaseUrlOf({ DATABASE_URL: 'nope' })).toThrow(UnusableFlag)
  })
})

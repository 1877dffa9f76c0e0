import { expect, it } from 'vitest'
import type { MonitorConfig } from '../../kernel/config.ts'
import { digestMail } from './digest-mail.ts'
import type { DigestLine } from '../../rules/digest-line.ts'

const config = { publicOrigins: ['https://portal.example'] } as unknown as MonitorConfig
const line = (at: number, change: Partial<DigestLine> = {}): DigestLine => ({
  kind: 'verdict',
  carrier_id: at,
  name: `HAULER ${at}`,
  text: 'Pass to Fail',
  ...change,
})
const mailOf = (...lines: DigestLine[]) =>
  digestMail({
    id: 1,
    to: 'dana@office.example',
    lines,
    frequency: 'daily',
    brand: 'main',
    sentAt: new Date(0),
    config,
  })

it('a digest groups what turned by kind, with a link to each carrier and where to stop it', () => {
  const { subject, text, html } = mailOf(line(1), line(2, { kind: 'alert', text: 'Identity alert: theft' }))
  expect(subject).toBe('What changed: 2 of your carriers')
  expect(text).toContain('Verdicts\n- HAULER 1: Pass to Fail\n  https://portal.example/broker/carriers/1')
  expect(text).toContain('Identity alerts\n- HAULER 2')
  expect(text).toContain('https://portal.example/broker/my-account?tab=6')
  expect(html).toContain('<a href="https://portal.example/broker/carriers/1">HAULER 1</a>: Pass to Fail')
})

it('the text of carriers is only ever text in a digest', () => {
  const name = '</a><script>alert("x")</script>\r\nBcc: all@example & \'more\''
  const { text, html } = mailOf(line(1, { name, text: '<b>x</b>' }))
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain(
    '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; Bcc: all@example &amp; &#39;more&#39;',
  )
  expect(text).not.toContain('\nBcc')
})

it('a long digest shows its first lines and says how many more there are', () => {
  const { text, html } = mailOf(...Array.from({ length: 103 }, (_, at) => line(at + 1)))
  expect([text, html].every(it => it?.includes('3 more are in the portal.'))).toBe(true)
})

import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MailDelayed } from '../../kernel/mailbox.ts'
import { smtpMailbox } from './smtp-mailbox.ts'

/** What a mail server received: sender, recipient and message. */
interface Letter {
  readonly commands: string[]
  readonly lines: string[]
}

let server: Server
let letter: Letter
/** The server's responses to the next commands, in place of its usual ones. */
let refusals: string[]
/** How it behaves: as usual, it hangs up once it has the message, it never greets, or offers STARTTLS and no TLS. */
let manner: 'usual' | 'hangs up' | 'silent' | 'offers tls'

/** A minimal mail server that takes one message. */
function receive(socket: Socket) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let inMessage = false
  if (manner === 'silent') return
  say('220 mail.test ESMTP')
  createInterface({ input: socket }).on('line', line => {
    if (inMessage) {
      if (line !== '.') return letter.lines.push(line)
      inMessage = false
      if (manner !== 'hangs up') return say('250 taken')
      manner = 'usual'
      return socket.destroy()
    }
    letter.commands.push(line)
    if (manner === 'offers tls' && line.startsWith('EHLO'))
      return socket.write('250-mail.test\r\n250 STARTTLS\r\n')
    if (line === 'STARTTLS') return say('454 4.7.0 not now')
    const refusal = line.startsWith('RCPT') ? refusals.shift() : undefined
    if (refusal !== undefined) return say(refusal)
    if (line === 'DATA') {
      inMessage = true
      return say('354 go on')
    }
    return line === 'QUIT' ? socket.end('221 bye\r\n') : say('250 ok')
  })
}

beforeEach(async () => {
  letter = { commands: [], lines: [] }
  refusals = []
  manner = 'usual'
  server = createServer(receive)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void server.close())

const mail = {
  to: 'dana@northlake.example',
  subject: 'Your sign-in code',
  text: 'Your code is 123456.',
  code: '123456',
  sent_at: new Date('2026-11-21T08:00:00Z'),
}
const WAITS = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 400 }
const mailbox = (againAfterMs: readonly number[] = [0, 0], who = '') =>
  smtpMailbox(`smtp://${who}127.0.0.1:${(server.address() as AddressInfo).port}`, 'codes@fairhaul.example', {
    againAfterMs,
    limits: WAITS,
  })

it('a code is passed to the mail server, and not shown here', async () => {
  const box = mailbox()
  await box.send(mail)
  expect(letter.commands).toContain('MAIL FROM:<codes@fairhaul.example>')
  expect(letter.commands).toContain('RCPT TO:<dana@northlake.example>')
  expect(letter.lines).toContain('Your code is 123456.')
  expect(await box.newest()).toBeNull()
})

it('an address is one recipient, whatever it contains', async () => {
  await mailbox()
    .send({ ...mail, to: 'dana@northlake.example, eve@elsewhere.example' })
    .catch(() => undefined)
  expect(letter.commands.filter(line => line.startsWith('RCPT TO')).join()).not.toMatch(/<eve@/)
})

it('a message that the mail server defers is retried at once', async () => {
  refusals = ['451 4.3.0 later', '450 4.2.1 later still']
  await mailbox([0, 0]).send(mail)
  expect(letter.lines).toContain('Your code is 123456.')
})

const refused = (box = mailbox()) => box.send(mail).catch((fault: unknown) => fault as Error)

it.each([
  ['450 4.2.1 <dana@northlake.example> later', true, 3, '(EENVELOPE, 450)'],
  ['550 5.1.1 <dana@northlake.example> unknown', false, 1, '(EENVELOPE, 550)'],
])(
  'says of "%s" whether it may go through later (%s), and names no one',
  async (answer, later, tries, text) => {
    refusals = [answer, answer, answer]
    const fault = await refused()
    expect(fault instanceof MailDelayed).toBe(later)
    expect(letter.commands.filter(line => line.startsWith('RCPT'))).toHaveLength(tries)
    expect(String(fault)).toContain(text)
    expect(String(fault)).not.toContain('dana')
  },
)

it('an unreachable mail server gives an error that allows a retry', async () => {
  const box = mailbox()
  await new Promise(resolve => server.close(resolve))
  const fault = await refused(box)
  expect(fault).toBeInstanceOf(MailDelayed)
  expect(String(fault)).toMatch(/could not be reached/)
})

const messageIds = () => letter.lines.filter(line => line.startsWith('Message-ID:'))

it('a message after which the server hangs up is sent again under the same Message-ID, so that it counts once', async () => {
  manner = 'hangs up'
  await mailbox().send({ ...mail, id: 'digest-7' })
  expect(messageIds()).toEqual(['Message-ID: <digest-7@127.0.0.1>', 'Message-ID: <digest-7@127.0.0.1>'])
})

it('two messages have two Message-IDs', async () => {
  const box = mailbox()
  await box.send(mail)
  await box.send(mail)
  expect(new Set(messageIds()).size).toBe(2)
})

it('a mail server that does not greet is given up, and tried later', async () => {
  manner = 'silent'
  expect(await refused(mailbox([]))).toBeInstanceOf(MailDelayed)
  expect(letter.commands).toEqual([])
})

it.each([
  ['that offers no STARTTLS', 'usual'],
  ['whose STARTTLS fails', 'offers tls'],
] as const)('a password is not sent to a mail server %s, nor the message', async (_, how) => {
  manner = how
  expect(await refused(mailbox([], 'user:secret@'))).toBeInstanceOf(Error)
  expect(letter.commands.some(line => line.startsWith('STARTTLS'))).toBe(true)
  expect(letter.commands.filter(line => /^(AUTH|MAIL|DATA)/.test(line))).toEqual([])
})

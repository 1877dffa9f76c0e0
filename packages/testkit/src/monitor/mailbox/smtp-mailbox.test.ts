import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MailDelayed } from './mailbox.ts'
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

/** A minimal mail server that takes one message. */
function receive(socket: Socket) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let inMessage = false
  say('220 mail.test ESMTP')
  createInterface({ input: socket }).on('line', line => {
    if (inMessage) {
      if (line !== '.') return letter.lines.push(line)
      inMessage = false
      return say('250 taken')
    }
    letter.commands.push(line)
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
const mailbox = (again: readonly number[] = [0, 0]) =>
  smtpMailbox(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'codes@fairhaul.example', again)

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
  'says of "%s" whether it may go through later (%s), and names nobody',
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

// Signs in to a monitor and lists the open loads of one's company. The README tells how to run it.
import { createInterface } from 'node:readline/promises'
import { cookieFetch, http, httpLoads, httpSession } from '@fairhaul/adapters-http'

const [base, email] = process.argv.slice(2)
if (!base || !email) throw new Error('Give the address of a monitor and your e-mail address.')

const send = http({ base, fetch: cookieFetch() })
const session = httpSession(send)
await session.signIn({ email })
const typed = createInterface({ input: process.stdin, output: process.stderr })
const user = await session.enterCode({ code: await typed.question('The code you were sent: ') })
typed.close()
if (!user.ok) throw new Error(`Signing in was refused: ${user.refusal.kind}`)

const loads = await httpLoads(send).list({ tab: 'open' })
if (!loads.ok) throw new Error(`The loads were refused: ${loads.refusal.kind}`)
for (const { externalNumber, status, trackingStatus } of loads.value.items)
  process.stdout.write(`${[externalNumber, status, trackingStatus].join('  ')}\n`)

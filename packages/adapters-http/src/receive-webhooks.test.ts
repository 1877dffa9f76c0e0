import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpWebhooks } from './calls/webhooks.ts'
import { signedInHttp } from './testing/signed-in-http.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const EXAMPLE = at('../examples/receive-webhooks.mjs')
const DANA = 'dana@northlake.example'

let monitor: TestMonitor
let child: ChildProcess | undefined
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small', allowsInsideWebhooks: true, now: new Date() })
})
afterAll(async () => {
  child?.kill()
  await monitor.close()
})

/** Starts it in a Node of its own. `lines` resolves to what it has said once it has said so many lines. */
const receiver = async (secret: string, port: number) => {
  const env = { ...process.env, FAIRHAUL_WEBHOOK_SECRET: secret }
  const started = spawn(process.execPath, [EXAMPLE, String(port)], { env })
  child = started
  let said = ''
  const lines = (count: number) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const look = () => {
        const all = said.split('\n').slice(0, -1)
        if (all.length >= count) resolve(all)
      }
      started.stdout.on('data', look)
      started.on('error', reject)
      look()
    })
  started.stdout.prependListener('data', text => {
    said += String(text)
  })
  const [first = ''] = await lines(1)
  return { url: `http://127.0.0.1:${/\d+/.exec(first)?.[0]}/fairhaul`, lines, stop: () => started.kill() }
}

const newWebhook = async (url: string) => {
  const webhooks = httpWebhooks(await signedInHttp(monitor, DANA))
  const made = await webhooks.create({ url, events: ['alert.closed'] })
  if (!made.ok) throw new Error(made.refusal.kind)
  return { webhooks, ...made.value }
}

describe('the example of a receiver', () => {
  it('says what the monitor has sent, once, and refuses what was altered', async () => {
    // A port that is free: the webhook is saved with its address after the receiver knows its secret.
    const { webhooks, webhook, secret } = await newWebhook('http://127.0.0.1:9/fairhaul')
    const { url, lines, stop } = await receiver(secret, 0)
    await webhooks.update({ id: webhook.id, url })
    const sent = await webhooks.sendTest({ id: webhook.id })
    expect(sent).toMatchObject({ ok: true, value: { answerStatus: 204, failure: null } })
    expect((await lines(2)).at(1)).toBe('webhook.test | no carrier | {}')
    if (!sent.ok) throw new Error(sent.refusal.kind)
    const again = await webhooks.resend({ id: sent.value.id })
    expect(again).toMatchObject({ ok: true, value: { answerStatus: 204, attempts: 2 } })
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }
    const altered = await fetch(url, { method: 'POST', headers, body: '{}' })
    expect(altered.status).toBe(400)
    // Said once, although it came twice.
    expect(await lines(2)).toHaveLength(2)
    stop()
  })

  it('its check of a signature is the one in docs/webhooks.md', () => {
    const [, check] = /(const isFromMonitor = [\s\S]*?\n\}\n)/.exec(readFileSync(EXAMPLE, 'utf8')) ?? []
    expect(check?.split('\n').length).toBeLessThan(16)
    expect(readFileSync(at('../../../docs/webhooks.md'), 'utf8')).toContain(check)
  })
})

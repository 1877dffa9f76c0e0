import { createHmac, timingSafeEqual } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newSecret, signedHeaders } from './sign.ts'

/** What a receiver does, by the scheme of Standard Webhooks. */
const verifies = (secret: string, headers: Readonly<Record<string, string>>, body: string): boolean => {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const own = createHmac('sha256', key).update(content).digest()
  return (headers['webhook-signature'] ?? '').split(' ').some(each => {
    const [version, sent = ''] = each.split(',')
    const bytes = Buffer.from(sent, 'base64')
    return version === 'v1' && bytes.length === own.length && timingSafeEqual(bytes, own)
  })
}

const bodies = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const ids = fc.stringMatching(/^msg_[0-9a-f]{32}$/)

describe('the signature of a webhook', () => {
  it('is what Standard Webhooks publishes for its example', () => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    }
    expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('verifies by the secret, and by the one before', () => {
    fc.assert(
      fc.property(ids, moments, bodies, (id, at, body) => {
        const [secret, before, other] = [newSecret(), newSecret(), newSecret()]
        const headers = signedHeaders({ id, at, body }, [secret, before])
        expect(verifies(secret, headers, body)).toBe(true)
        expect(verifies(before, headers, body)).toBe(true)
        expect(verifies(other, headers, body)).toBe(false)
      }),
    )
  })

  it('of an altered body, id or time never verifies', () => {
    fc.assert(
      fc.property(ids, moments, bodies, bodies, (id, at, body, other) => {
        fc.pre(body !== other)
        const secret = newSecret()
        const headers = signedHeaders({ id, at, body }, [secret])
        expect(verifies(secret, headers, other)).toBe(false)
        expect(verifies(secret, { ...headers, 'webhook-id': `${id}0` }, body)).toBe(false)
        const later = String(Number(headers['webhook-timestamp']) + 1)
        expect(verifies(secret, { ...headers, 'webhook-timestamp': later }, body)).toBe(false)
      }),
    )
  })

  it('no two secrets are equal, and each has 256 bits', () => {
    const secrets = Array.from({ length: 50 }, newSecret)
    expect(new Set(secrets).size).toBe(50)
    for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  })
})

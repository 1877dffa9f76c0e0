import { aPolicy } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  CARGO_POLICY_REFUSAL_TEXTS,
  cargoPolicyRefusal,
  requestableCargoPolicies,
} from './cargo-policy-request.ts'
import type { InsurancePolicy } from './insurance-policy.ts'

const today = '2026-11-21'

it.each<[Partial<InsurancePolicy>, string | undefined]>([
  [{}, undefined],
  [{ isPending: true }, undefined],
  [{ effectiveOn: '2026-12-01' }, undefined],
  [{ expiresOn: null }, undefined],
  [{ cancelsOn: '2026-12-01' }, undefined],
  [{ coverage: 'bipd' }, 'not-cargo'],
  [{ coverage: 'bipd', expiresOn: '2026-11-20' }, 'not-cargo'],
  [{ cancelsOn: '2026-11-21' }, 'cancelled'],
  [{ expiresOn: '2026-11-20' }, 'ended'],
])('a cargo request for a policy with %j: %s', (change, refusal) => {
  expect(cargoPolicyRefusal(aPolicy(change), today)).toBe(refusal)
})

it('policies that can be requested keep their order', () => {
  const bipd = aPolicy({ coverage: 'bipd' })
  const pending = aPolicy({ isPending: true })
  expect(requestableCargoPolicies([pending, bipd, aPolicy()], today)).toEqual([pending, aPolicy()])
})

it('a policy on a certificate that the company has is not requested', () => {
  const certificate = {
    confirmedOn: today,
    confirmedBy: 'Dana Reyes',
    file: { name: 'certificate.pdf', url: '/files/certificate.pdf' },
  } as const
  expect(requestableCargoPolicies([aPolicy({ certificate })], today)).toEqual([])
})

it('each refusal of a cargo request has a message', () => {
  expect(CARGO_POLICY_REFUSAL_TEXTS).toEqual({
    'not-cargo': 'This policy is not for cargo.',
    cancelled: 'This policy was canceled.',
    ended: 'This policy has expired.',
  })
})

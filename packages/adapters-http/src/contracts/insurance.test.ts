import {
  type CalendarDate,
  coverageStatus,
  coverInForce,
  coverOf,
  type InsuranceLine,
  isInForce,
  policyStatus,
} from '@fairhaul/core'
import { aCertificate } from '@fairhaul/testkit'
import { seedInsurance } from '@fairhaul/testkit/contract-company'
import {
  insuranceCertificateRequestsContract,
  insuranceCertificatesContract,
  insurancePoliciesContract,
  expectInvalid,
} from '@fairhaul/testkit/contracts'
import { expect, it } from 'vitest'
import { httpCarriers } from '../calls/carriers.ts'
import { httpInsuranceCertificateRequests } from '../calls/insurance-certificate-requests.ts'
import { httpInsuranceCertificates } from '../calls/insurance-certificates.ts'
import { httpInsurancePolicies } from '../calls/insurance-policies.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'insurance',
  ({ seeded, testCompany, broker }) => {
    insuranceCertificateRequestsContract(async () => ({
      requests: httpInsuranceCertificateRequests(await broker()),
      carrierId: seeded().requestedCarrierId,
      bareCarrierId: seeded().bareCarrierId,
      absentCarrierId: testCompany().facts.absent,
      requestId: seeded().requestId,
      bareRequestId: seeded().bareRequestId,
      absentRequestId: seeded().otherRequestId,
    }))
    insurancePoliciesContract(async () => ({
      policies: httpInsurancePolicies(await broker()),
      ...seeded(),
      absentCarrierId: testCompany().facts.absent,
      absent: 999_999 as ReturnType<typeof seeded>['cargo'],
    }))

    insuranceCertificatesContract(async () => {
      const http = await broker()
      const { bareCarrierId: carrierId } = seeded()
      const found = await httpCarriers(http).detail({ id: carrierId })
      if (!found.ok || found.value.legalName === null) throw new Error('The carrier has a name.')
      return {
        certificates: httpInsuranceCertificates(http),
        carrierId,
        legalName: found.value.legalName,
        absentCarrierId: testCompany().facts.absent,
      }
    })

    it('a problem of a certificate is beside its field', async () => {
      const certificates = httpInsuranceCertificates(await broker())
      const { bareCarrierId: carrierId } = seeded()
      const { file: _, ...values } = aCertificate({ insuredName: 'Another Name Inc' })
      const refused = await certificates.confirm({ carrierId, values, file: new File(['MZ'], 'run.exe.pdf') })
      expectInvalid(refused, 'insuredName')
      const found = await httpCarriers(await broker()).detail({ id: carrierId })
      const insuredName = found.ok ? (found.value.legalName ?? '') : ''
      const named = { ...values, insuredName }
      const file = new File(['MZ'], 'program.pdf', { type: 'application/pdf' })
      expectInvalid(await certificates.confirm({ carrierId, values: named, file }), 'file')
      const [policy] = values.policies
      if (policy === undefined) throw new Error('The certificate has a policy.')
      const policies = [{ ...policy, expiresOn: policy.effectiveOn }]
      expectInvalid(
        await certificates.confirm({ carrierId, values: { ...named, policies }, file }),
        'cargo.expiresOn',
      )
    })

    it('the policies of a carrier and what its rules were decided on say the same', async () => {
      const http = await broker()
      const today = testCompany().monitor.clock.now().toISOString().slice(0, 10) as CalendarDate
      let inForce = 0
      for (const carrierId of seeded().insuredCarriers) {
        const listed = await httpInsurancePolicies(http).listActive({ carrierId })
        const found = await httpCarriers(http).detail({ id: carrierId })
        if (!listed.ok || !found.ok) throw new Error('A carrier of the test company was refused.')
        const { insurance } = found.value
        inForce += listed.value.filter(policy => isInForce(policy, today)).length
        const usdInForce = (line: InsuranceLine) => {
          const cover = coverOf(insurance, line)
          return coverageStatus(cover, today) === 'ended' ? null : cover.usd
        }
        expect(
          (['bipd', 'cargo', 'generalLiability'] as const).map(usdInForce),
          `carrier ${carrierId}`,
        ).toEqual(
          (['bipd', 'cargo', 'general-liability'] as const).map(
            coverage => coverInForce(listed.value, coverage, today).usd,
          ),
        )
      }
      expect(inForce).toBeGreaterThan(5)
    })

    it('the announced cancellations of a carrier are those of its policies in force', async () => {
      const http = await broker()
      const today = testCompany().monitor.clock.now().toISOString().slice(0, 10) as CalendarDate
      const found = []
      for (const carrierId of [seeded().carrierId, ...seeded().insuredCarriers]) {
        const listed = await httpInsurancePolicies(http).listActive({ carrierId })
        const carrier = await httpCarriers(http).detail({ id: carrierId })
        if (!listed.ok || !carrier.ok) throw new Error('A carrier of the test company was refused.')
        const cancellations = carrier.value.cautions?.cancellations ?? []
        found.push(...cancellations)
        expect(cancellations, `carrier ${carrierId}`).toEqual(
          listed.value
            .filter(policy => policyStatus(policy, today) === 'cancelling')
            .map(({ coverage, cancelsOn }) => ({ coverage, cancelsOn, leftUsd: null })),
        )
      }
      expect(found).toHaveLength(1)
    })
  },
  seedInsurance,
)

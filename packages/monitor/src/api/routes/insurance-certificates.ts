import { z } from 'zod'
import { isInsured } from '../../carriers/insurance/insured-name.ts'
import {
  certificateById,
  certificatesOf,
  insuredNames,
  wireCertificate,
  wireCertificateById,
  wireCertificates,
} from '../../carriers/insurance/read-certificates.ts'
import { confirmCertificate, withdrawCertificate } from '../../carriers/insurance/write-certificates.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import {
  calendarDate,
  idInBody,
  idInQuery,
  lineOfText,
  messageInBody,
  plainText,
  wholeNumber,
} from '../../http/fields.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { invalid, missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { SCANS } from '../../platform/uploads/file-kinds.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'
import { PAPER_KINDS } from '../../rules/assessment/paper.ts'

const maySee = planGuard('can_view_insurance_certificates')
const mayConfirm = [scopeGuard('insurance_workflow'), maySee]

/** A text that may be left out: empty is null. */
const optionalText = (max: number) =>
  z
    .string('Give a text.')
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters.`)
    .transform(text => plainText(text) || null)
    .default(null)

const policy = z
  .strictObject({
    amount: wholeNumber({ min: 1_000, max: 100_000_000 }),
    policy_number: lineOfText({ max: 300, empty: 'Give the policy number.' }),
    effective_on: calendarDate,
    expires_on: calendarDate,
    insurer: optionalText(300),
    naic: z
      .string('Give a text.')
      .regex(/^(?:\d{5})?$/, 'Give 5 digits.')
      .transform(text => text || null)
      .default(null),
  })
  .refine(({ effective_on, expires_on }) => expires_on > effective_on, {
    error: 'The last day comes after the first.',
    path: ['expires_on'],
  })

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

const sentCertificate = z.strictObject({
  carrier_id: idInBody,
  insured_name: lineOfText({ max: 300, empty: 'Give the insured.' }),
  insured_address: optionalText(300),
  dated_on: calendarDate,
  producer: optionalText(300),
  contact: optionalText(300),
  phone: optionalText(300),
  email: optionalText(300),
  vins: z
    .string('Give a text.')
    .max(10_000, 'Use at most 10,000 characters.')
    .transform(text => text.split(/\s+/).filter(Boolean))
    .refine(vins => vins.every(vin => VIN.test(vin)), 'Give VINs of 17 characters.')
    .default([]),
  exclusions: optionalText(10_000),
  holder: optionalText(300),
  policies: z
    .partialRecord(z.enum(PAPER_KINDS), policy)
    .refine(policies => Object.keys(policies).length > 0, 'Give at least one line of cover.'),
  file: z.instanceof(File, { error: 'Send a file.' }),
})

const list = route({
  method: 'GET',
  path: 'insurance_certificates',
  summary:
    'The certificates of one carrier that the company confirmed, newest first, with those taken back; beyond section 7',
  access: 'broker',
  guards: [maySee],
  query: z.strictObject({ carrier_id: idInQuery, ...pagingFields }),
  answer: z.array(wireCertificate),
  handle: async ({ services: { db, clock }, actor, query }) => {
    const carrierId = query.carrier_id
    await requireFindable(db, carrierId)
    const companyId = companyOf(actor)
    const { rows, headers } = await pageOf(certificatesOf(db, companyId, carrierId), query)
    return { body: await wireCertificates(db, { companyId, carrierId, day: today(clock) }, rows), headers }
  },
})

const confirm = route({
  method: 'POST',
  path: 'insurance_certificates',
  summary: 'Confirms a certificate of insurance of one carrier, with its file; beyond section 7',
  access: 'broker',
  guards: mayConfirm,
  multipart: true,
  body: z.strictObject({ insurance_certificate: sentCertificate }),
  answer: wireCertificate,
  handle: async ({ services, actor, body: { insurance_certificate: sent } }) => {
    const { db, clock } = services
    const { carrier_id: carrierId, dated_on: datedOn, policies, file, ...details } = sent
    await requireFindable(db, carrierId)
    const { legal_name, dba_name } = await insuredNames(db, carrierId)
    if (!isInsured(sent.insured_name, [legal_name, dba_name]))
      throw invalid('insurance_certificate.insured_name', 'This certificate insures another name.')
    const day = today(clock)
    if (datedOn > day) throw invalid('insurance_certificate.dated_on', 'This day is in the future.')
    const id = await confirmCertificate(services, {
      author: authorOf(actor, clock),
      carrierId,
      datedOn,
      details,
      policies: PAPER_KINDS.flatMap(kind => {
        const stated = policies[kind]
        return stated === undefined ? [] : [{ kind, ...stated }]
      }),
      upload: await readUpload(file, 'insurance_certificate.file', SCANS),
    })
    return {
      status: 201,
      body: await wireCertificateById(db, { companyId: companyOf(actor), carrierId, day }, id),
    }
  },
})

const withdraw = route({
  method: 'PATCH',
  path: 'insurance_certificates/:id/withdraw',
  summary: 'Takes a confirmed certificate back, with the reason; beyond section 7',
  access: 'broker',
  guards: mayConfirm,
  body: z.strictObject({
    insurance_certificate: z.strictObject({ reason: messageInBody(500, 'Say why it no longer counts.') }),
  }),
  answer: wireCertificate,
  handle: async ({ services, actor, params: { id }, body }) => {
    const { db, clock } = services
    const companyId = companyOf(actor)
    const found = await certificateById(db, companyId, id)
    if (found === undefined) throw missing()
    const carrierId = found.carrier_id
    await withdrawCertificate(services, authorOf(actor, clock), {
      id,
      carrierId,
      reason: body.insurance_certificate.reason,
    })
    return { body: await wireCertificateById(db, { companyId, carrierId, day: today(clock) }, id) }
  },
})

const file = route({
  method: 'GET',
  path: 'insurance_certificates/:id/file',
  summary: 'The file of a confirmed certificate, as a download; beyond section 7',
  access: 'broker',
  guards: [maySee],
  handle: async ({ services, actor, params: { id } }) => {
    const companyId = companyOf(actor)
    const found = await certificateById(services.db, companyId, id)
    return { file: await storedFile(services, companyId, found?.uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [list, confirm, withdraw, file]

import type { Services } from '../../http/services.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict } from '../../http/refused.ts'
import { notBefore } from '../../database/not-before.ts'
import type { Upload } from '../../platform/uploads/read-upload.ts'
import { withFiles } from '../../platform/uploads/store-upload.ts'
import { policiesOfPaper } from './own-papers.ts'
import type { CertificateDetails, PaperPolicy } from '../../rules/assessment/paper.ts'

interface NewCertificate {
  readonly author: Author
  readonly carrierId: number
  readonly datedOn: string
  readonly details: CertificateDetails
  readonly policies: readonly PaperPolicy[]
  readonly upload: Upload
}

/** What the audit log says of the lines of a certificate: `cargo 100000 until 2027-03-04`. */
const inLog = (policies: readonly PaperPolicy[]) =>
  policies.map(({ kind, amount, expires_on }) => `${kind} ${amount} until ${expires_on}`)

/** Creates a confirmed certificate, its file and its entry in the audit log in one transaction. Returns its id. */
export const confirmCertificate = (
  services: Pick<Services, 'db' | 'files'>,
  { author, carrierId, datedOn, details, policies, upload }: NewCertificate,
): Promise<number> =>
  withFiles(services, async (trx, files) => {
    const { id } = await trx
      .insertInto('insurance_certificates')
      .values({
        company_id: author.companyId,
        carrier_id: carrierId,
        dated_on: datedOn,
        details: JSON.stringify(details),
        uploaded_file_id: await files.keep(upload, author),
        user_id: author.userId,
        created_at: notBefore('insurance_certificates', { company_id: author.companyId }, author.at),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('insurance_certificate_policies')
      .values(policies.map(policy => ({ ...policy, insurance_certificate_id: id })))
      .execute()
    await recordEntry(trx, author, {
      kind: 'certificate_confirmed',
      subject: { type: 'certificate', id, label: upload.name },
      carrierIds: [carrierId],
      after: inLog(policies),
    })
    return id
  })

/** Takes a certificate of the author's company back. Refuses: 409 for one that was. */
export const withdrawCertificate = (
  { db }: Pick<Services, 'db'>,
  author: Author,
  { id, carrierId, reason }: { readonly id: number; readonly carrierId: number; readonly reason: string },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const taken = await trx
      .updateTable('insurance_certificates')
      .set({ withdrawn_by: author.userId, withdrawn_at: author.at, withdrawn_reason: reason })
      .where('id', '=', id)
      .where('company_id', '=', author.companyId)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (taken === undefined) throw conflict('This certificate was taken back already.')
    const policies = await policiesOfPaper(trx).where('p.insurance_certificate_id', '=', id).execute()
    await recordEntry(trx, author, {
      kind: 'certificate_withdrawn',
      subject: { type: 'certificate', id, label: null },
      carrierIds: [carrierId],
      reason,
      before: inLog(policies),
    })
  })

import type { Kysely } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Schema } from '../database/schema.ts'
import type { WirePacket } from './wire-packet.ts'

/** Tax forms that were submitted, with their kind and the name of their file. */
const listedSubmissions = (db: Kysely<Schema>) =>
  db
    .selectFrom('tax_form_submissions')
    .innerJoin('tax_forms', 'tax_forms.id', 'tax_form_submissions.tax_form_id')
    .innerJoin('uploaded_files', 'uploaded_files.id', 'tax_form_submissions.uploaded_file_id')
    .select(['tax_form_submissions.id', 'tax_form_submissions.tax_form_id', 'tax_form_submissions.status'])
    .select(['tax_form_submissions.onboarding_packet_id', 'tax_forms.name'])
    .select('uploaded_files.name as file_name')

type SubmissionRecord = Awaited<ReturnType<ReturnType<typeof listedSubmissions>['execute']>>[number]
export type WireSubmission = WirePacket['tax_form_submissions'][number]

/** Where the file of a submission is downloaded. */
const fileOf = (id: number, name: string) => ({ name, url: `/monitor/tax_form_submissions/${id}/file` })

const wireOf = ({ file_name, ...record }: SubmissionRecord): WireSubmission => ({
  ...record,
  file: fileOf(record.id, file_name),
})

/** One submission. Refuses: throws when it is missing. */
export const readSubmission = async (db: Kysely<Schema>, id: number): Promise<WireSubmission> =>
  wireOf(await listedSubmissions(db).where('tax_form_submissions.id', '=', id).executeTakeFirstOrThrow())

/** The submissions in some packets, newest first for each; a packet without any has none. */
export async function submissionsByPacket(
  db: Kysely<Schema>,
  packetIds: readonly number[],
): Promise<ReadonlyMap<number, WireSubmission[]>> {
  const records = await listedSubmissions(db)
    .where('tax_form_submissions.onboarding_packet_id', '=', anyOf(packetIds))
    .orderBy('tax_form_submissions.id', 'desc')
    .execute()
  const found = new Map<number, WireSubmission[]>()
  for (const record of records)
    found.set(record.onboarding_packet_id, [
      ...(found.get(record.onboarding_packet_id) ?? []),
      wireOf(record),
    ])
  return found
}

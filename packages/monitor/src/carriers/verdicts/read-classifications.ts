import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'

/** A bundle of rules for one kind of freight. Source: section 3, "Classification". */
export const wireClassification = z.object({
  id: z.number(),
  is_active: z.boolean(),
  is_by_broker_election: z.boolean(),
  /** Null: shared by all companies. */
  company_id: z.number().nullable(),
  /** Null: freight of every kind. */
  explicit_classification: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type WireClassification = z.input<typeof wireClassification>

/** The classifications that a company may use: its own and the shared ones. */
export const classificationsOf = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('classifications')
    .where(eb =>
      eb.or([eb('classifications.company_id', '=', companyId), eb('classifications.company_id', 'is', null)]),
    )

/** The same with their kind of freight, highest id first. */
export const listedClassifications = (db: Kysely<Schema>, companyId: number) =>
  classificationsOf(db, companyId)
    .leftJoin(
      'explicit_classifications',
      'explicit_classifications.id',
      'classifications.explicit_classification_id',
    )
    .select(['classifications.id', 'classifications.company_id'])
    .select(['classifications.is_active', 'classifications.is_by_broker_election'])
    .select(['explicit_classifications.id as explicit_id', 'explicit_classifications.name as explicit_name'])
    .orderBy('classifications.id', 'desc')

type ClassificationRecord = Awaited<ReturnType<ReturnType<typeof listedClassifications>['execute']>>[number]

/** A classification as it goes over the wire. */
export const wireClassificationOf = ({
  explicit_id,
  explicit_name,
  ...record
}: ClassificationRecord): WireClassification => ({
  ...record,
  explicit_classification:
    explicit_id === null || explicit_name === null ? null : { id: explicit_id, name: explicit_name },
})

import {
  type ClassificationRules,
  type CreateOverride,
  type OverrideDraft,
  RULE_TYPES,
  type UploadedFile,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

const ruleTypes = fc.constantFrom(...RULE_TYPES)

/** Files of every kind and size that somebody might choose, the wrong ones included. Their bytes are none. */
export const certificateFiles: fc.Arbitrary<UploadedFile> = fc.record({
  name: fc.constantFrom('coi.pdf', 'coi.PNG', 'photo.jpeg', 'coi', 'setup.exe'),
  type: fc.constantFrom('application/pdf', 'image/png', 'image/jpeg', 'text/html', ''),
  size: fc.oneof(fc.nat(2_000_000), fc.constantFrom(0, 10_485_760, 10_485_761)),
  arrayBuffer: fc.constant(() => Promise.resolve(new ArrayBuffer(0))),
})

/** Overrides being written, finished or not. */
export const overrideDrafts: fc.Arbitrary<OverrideDraft> = fc.record({
  carrierId: ids<'carrier'>(),
  ruleType: ruleTypes,
  classificationId: maybe(ids<'classification'>()),
  isIndefinite: fc.boolean(),
  expiresOn: maybe(calendarDates),
  file: maybe(certificateFiles),
})

/** What is sent to make an override. */
export const overrideParams: fc.Arbitrary<CreateOverride> = fc.record(
  {
    carrierId: ids<'carrier'>(),
    ruleType: ruleTypes,
    expiresOn: calendarDates,
    classificationId: ids<'classification'>(),
    file: certificateFiles,
  },
  { requiredKeys: ['carrierId', 'ruleType', 'expiresOn'] },
)

/** The rules of one classification, none included. */
export const classificationRules: fc.Arbitrary<ClassificationRules> = fc.record({
  classificationId: fc.integer({ min: 1, max: 4 }) as fc.Arbitrary<ClassificationRules['classificationId']>,
  ruleTypes: fc.subarray([...RULE_TYPES]),
})

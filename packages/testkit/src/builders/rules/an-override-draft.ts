import type { OverrideDraft, UploadedFile } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'

/** A certificate as a browser hands it over: a small PDF. */
export const aCertificateFile = builder<UploadedFile>({
  name: 'coi.pdf',
  type: 'application/pdf',
  size: PDF.length,
  arrayBuffer: () => new Blob([PDF]).arrayBuffer(),
})

/** An override being written for the cargo rule, until a day in March 2027, without a file. */
export const anOverrideDraft = builder<OverrideDraft>({
  carrierId: id(7),
  ruleType: 'cargo_at_least_100000',
  classificationId: null,
  isIndefinite: false,
  expiresOn: '2027-03-04',
  file: null,
})

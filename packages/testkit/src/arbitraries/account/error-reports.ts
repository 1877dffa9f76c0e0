import { ERROR_ORIGINS, type ErrorReport, errorReportOf, type Release } from '@fairhaul/core'
import fc from 'fast-check'
import { maybe } from '../shared/ids.ts'

/** Which portal an error may come up in. */
export const releases: fc.Arbitrary<Release> = fc.record({
  environment: fc.constantFrom('production', 'staging'),
  version: fc.constantFrom('1.4.0', '1.5.0-rc.1'),
  hasSourceMaps: fc.boolean(),
})

/** Whatever may be thrown: errors of several kinds, with and without a stack, and what is no error. */
export const thrownThings: fc.Arbitrary<unknown> = fc.oneof(
  fc.string().map(message => new Error(message)),
  fc.string().map(message => new TypeError(message)),
  fc.string().map(message => Object.assign(new Error(message), { stack: undefined })),
  fc.anything(),
)

/** What is known of an error when it is reported. */
export const errorReportParams: fc.Arbitrary<Parameters<typeof errorReportOf>[0]> = fc.record({
  origin: fc.constantFrom(...ERROR_ORIGINS),
  thrown: thrownThings,
  release: releases,
  route: maybe(fc.constant({ name: 'carrier', pattern: '/carriers/:id' })),
})

/** Reports of errors. */
export const errorReports: fc.Arbitrary<ErrorReport> = errorReportParams.map(errorReportOf)

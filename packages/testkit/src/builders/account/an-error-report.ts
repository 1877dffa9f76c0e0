import type { ErrorReport } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

/** An error in a view of the carrier's screen. */
export const anErrorReport = builder<ErrorReport>({
  origin: 'framework',
  name: 'TypeError',
  message: 'rows is undefined',
  frames: ['at CarrierScreen (https://portal.example/broker/assets/portal.js:1:2345)'],
  environment: 'production',
  version: '1.4.0',
  hasSourceMaps: true,
  route: { name: 'carrier', pattern: '/carriers/:id' },
})

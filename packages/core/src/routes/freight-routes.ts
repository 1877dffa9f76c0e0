import { route } from './route.ts'

/** Loads and alerts. Source: section 2, "Routes"; the day's view, the audit, the pickup check, the form and the upload are ours. */
export const FREIGHT_ROUTES = [
  route({
    name: 'rate-confirmations',
    pattern: '/carriers/rate-confirmations',
    title: 'Rate confirmations list',
  }),
  route({
    name: 'rate-confirmation',
    pattern: '/carriers/rate-confirmations/:id',
    title: 'Rate confirmation detail',
  }),
  route({
    name: 'rate-confirmation-emails',
    pattern: '/carriers/rate-confirmations/emails',
    title: 'Rate confirmation e-mails',
  }),
  route({
    name: 'rate-confirmation-email',
    pattern: '/carriers/rate-confirmations/emails/:id',
    title: 'Rate confirmation e-mail detail',
  }),
  route({ name: 'alerts', pattern: '/alerts', title: 'Alerts List' }),
  route({ name: 'loads', pattern: '/loads', title: 'Loads List' }),
  route({ name: 'load-day', pattern: '/loads/day', title: 'Loads by day' }),
  route({ name: 'load-audit', pattern: '/loads/audit', title: 'Audit of loads' }),
  route({ name: 'pickup-check', pattern: '/loads/pickup-check', title: 'Pickup check' }),
  route({ name: 'new-load', pattern: '/loads/new', title: 'New load' }),
  route({ name: 'upload-loads', pattern: '/loads/upload', title: 'Upload loads' }),
  route({ name: 'load', pattern: '/loads/:id', title: 'Load Detail' }),
] as const

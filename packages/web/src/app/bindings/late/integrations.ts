export { httpIntegrations } from '@fairhaul/adapters-http'

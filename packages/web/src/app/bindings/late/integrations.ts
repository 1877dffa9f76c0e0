export { httpClassifications, httpIntegrations } from '@fairhaul/adapters-http'

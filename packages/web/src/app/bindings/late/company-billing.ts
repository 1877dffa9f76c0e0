export { httpCompanyBilling } from '@fairhaul/adapters-http'

/** Thrown when the guard redirects a company but no address is configured for it. Guard step 10. */
export class NoBrokerCompany extends Error {}

/** In the data folder. */
export const keptSecretsFile = 'auth/secrets.json'

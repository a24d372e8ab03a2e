/**
 * The page that the links of our mails lead to: it redeems by a button, as machines that follow
 * links would use them up.
 */
export const confirmPath = '/account/confirm'

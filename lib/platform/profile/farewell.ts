/**
 * Set when an account has been deleted, so that its page can say so once to a person who is no
 * longer signed in. The answer to the form and the page are one document, with scripts or without.
 */
export const farewellCookie = 'account-deleted';
export const farewellSeconds = 60;

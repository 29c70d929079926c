/** Whether the page is held up to be read in large type. */
export const reader = $state({ open: false });

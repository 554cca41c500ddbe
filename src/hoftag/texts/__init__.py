"""What people read: one catalogue of texts a language, in Project Fluent, for the terminal and the browser."""

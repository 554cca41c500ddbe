"""What a finished game tells: chances, mistakes, luck."""

"""Run by Alembic: migrate on the connection that `hoftag.store.schema` hands over, inside its transaction."""

from alembic import context

from hoftag.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
